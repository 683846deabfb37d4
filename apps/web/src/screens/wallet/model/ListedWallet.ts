import type { WalletEntry } from './WalletEntry.ts'

/**
 * `here`: it answers in this browser. `loadable`: reached by code that is fetched when it is chosen. `missing`: to be
 * installed first. `notConfigured`: this deployment has no WalletConnect project id. `elsewhere`: only inside Safe.
 */
export type WalletReach = 'here' | 'loadable' | 'missing' | 'notConfigured' | 'elsewhere'

export type ListedWallet = {
  /** Id of the entry, or the reverse domain name of a wallet that has no entry. */
  readonly id: string
  readonly name: string
  /** Data URL the wallet announced, shown as an image only. */
  readonly icon: string | null
  readonly entry: WalletEntry | null
  /** The reverse domain name that a wallet without an entry announced: its own word, but of a form that can be compared. */
  readonly rdns: string | null
  readonly group: 'popular' | 'hardware' | 'demo'
  readonly reach: WalletReach
  /** What connects when it is chosen; null where nothing does. */
  readonly connectorId: string | null
}
