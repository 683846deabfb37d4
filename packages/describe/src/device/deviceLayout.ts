import type { Hex } from '@countersign/primitives'

/** The kinds of signing device. Each shows different values for the same request. */
export type DeviceKind = 'ledger' | 'trezor' | 'qr'

export const DEVICE_NAMES: Readonly<Record<DeviceKind, string>> = { ledger: 'Ledger', trezor: 'Trezor', qr: 'QR' }

export type TitledHash = { readonly title: string; readonly hash: Hex }

type Hashes = {
  readonly domainHash: Hex
  readonly messageHash: Hex
  /** The digest that is signed, with its name: safeTxHash or safeMessageHash. */
  readonly digest: TitledHash
}

/**
 * The hashes that a device shows for typed data, in the device's order, and those that only other tools show.
 *
 * @param kind decides the order
 * @param digest what is signed: safeTxHash or safeMessageHash, 32 bytes as hex
 * @example
 * const { domainHash, messageHash } = reviewed
 * const { shown } = deviceLayout('trezor', { domainHash, messageHash, digest: { title: 'safeTxHash', hash: safeTxHash } })
 * shown.map(({ title }) => title) // ['Message hash']
 */
export function deviceLayout(
  kind: DeviceKind,
  { domainHash, messageHash, digest }: Hashes,
): { readonly shown: readonly TitledHash[]; readonly others: readonly TitledHash[]; readonly words: string } {
  const domain = { title: 'Domain hash', hash: domainHash }
  const message = { title: 'Message hash', hash: messageHash }
  switch (kind) {
    case 'ledger':
      return {
        shown: [domain, message],
        others: [digest],
        words: 'A Ledger shows these two hashes, in this order. “Blind signing” must be on in its Ethereum app.',
      }
    case 'trezor':
      return {
        shown: [message],
        others: [domain, digest],
        words:
          'A Trezor shows the fields one by one: compare them with the signed fields. Newer firmware adds this hash.',
      }
    case 'qr':
      return {
        shown: [domain, message, digest],
        others: [],
        words: 'A QR wallet shows the fields, and some or all of these hashes depending on its firmware.',
      }
  }
}

/**
 * The kind of device of a connected wallet; null for a wallet in a browser or on a phone.
 *
 * @example
 * deviceKindOf('keystone') // 'qr'
 * deviceKindOf('walletConnect') // null
 */
export function deviceKindOf(walletId: string | null): DeviceKind | null {
  if (walletId === 'keystone') return 'qr'
  return walletId === 'ledger' || walletId === 'trezor' ? walletId : null
}
