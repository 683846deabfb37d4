import type { Address } from 'viem'

/** An address that the demo organisation pays, and the name by which the local page calls it. */
export type DemoContact = { readonly name: string; readonly address: Address }

/**
 * The recipients of the demo's payments. They are hashes of their names: no key belongs to them, and no other part of this repository uses
 * them.
 */
export const demoContacts: readonly [DemoContact, DemoContact, DemoContact] = [
  { name: 'Halden Office', address: '0x7C005fc8980A79ff0Ed394b94dd623e884fd05cD' },
  { name: 'Kestrel Audits', address: '0xf4a868d2067314000b6a7CB8cCe15929bAFf3308' },
  { name: 'Meridian Labs', address: '0xa42914697F0c042B7730847Eb41289ba0eEF5E0c' },
]
