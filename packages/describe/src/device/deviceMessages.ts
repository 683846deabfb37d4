import { defineMessages } from '@countersign/primitives'

/** What each kind of signing device shows. */
export const deviceMessages = defineMessages('device', {
  domainHash: 'Domain hash',
  messageHash: 'Message hash',
  ledger: 'A Ledger shows these two hashes, in this order. “Blind signing” must be on in its Ethereum app.',
  trezor: 'A Trezor shows the fields one by one: compare them with the signed fields. Newer firmware adds this hash.',
  qr: 'A QR wallet shows the fields, and some or all of these hashes depending on its firmware.',
})
