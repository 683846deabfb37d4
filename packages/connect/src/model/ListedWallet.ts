import type { WalletEntry } from './WalletEntry.ts'

/**
 * `here`: available in this browser. `loadable`: reached by code that is loaded when it is chosen. `missing`: must be
 * installed first. `notConfigured`: this deployment has no WalletConnect project id, or the entry says what is missing. `elsewhere`: only inside Safe.
 */
export type WalletReach = 'here' | 'loadable' | 'missing' | 'notConfigured' | 'elsewhere'

/** A wallet as the connect dialog lists it. */
export type ListedWallet = {
  /** Id of the entry, or the reverse domain name of a wallet without an entry. */
  readonly id: string
  readonly name: string
  /** The data URL that the wallet announced; shown only as an image. */
  readonly icon: string | null
  readonly entry: WalletEntry | null
  /**
   * The reverse domain name that a wallet without an entry announced. It is the wallet's claim, but it can be compared.
   */
  readonly rdns: string | null
  readonly group: 'popular' | 'hardware' | 'demo'
  readonly reach: WalletReach
  /** The connector used when it is chosen; null without one. */
  readonly connectorId: string | null
}
