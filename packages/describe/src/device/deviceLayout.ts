import type { Hex } from '@countersign/primitives'
import { deviceMessages } from './deviceMessages.ts'

/** The kinds of signing device. Each shows different values for the same request. */
export type DeviceKind = 'ledger' | 'trezor' | 'qr'

/** Names of the kinds of hardware wallets, as users know them. */
export const DEVICE_NAMES: Readonly<Record<DeviceKind, string>> = { ledger: 'Ledger', trezor: 'Trezor', qr: 'QR' }

/** A hash that a device shows, with the title it shows above. */
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
  const domain = { title: deviceMessages.domainHash, hash: domainHash }
  const message = { title: deviceMessages.messageHash, hash: messageHash }
  switch (kind) {
    case 'ledger':
      return {
        shown: [domain, message],
        others: [digest],
        words: deviceMessages.ledger,
      }
    case 'trezor':
      return {
        shown: [message],
        others: [domain, digest],
        words: deviceMessages.trezor,
      }
    case 'qr':
      return {
        shown: [domain, message, digest],
        others: [],
        words: deviceMessages.qr,
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
