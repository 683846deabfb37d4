import type { Chain } from '@countersign/api'
import type { CreateConnectorFn } from '@wagmi/core'

export type WalletEntryId =
  | 'browser'
  | 'safe'
  | 'rainbow'
  | 'coinbase'
  | 'metaMask'
  | 'walletConnect'
  | 'brave'
  | 'ledger'
  | 'keystone'
  | 'trezor'

export type BrowserName = 'chrome' | 'firefox' | 'edge' | 'opera'

/** Where a wallet is fetched from. Links only: nothing is loaded before a person opens one. */
export type WalletDownloads = {
  /** Store page by browser; another browser gets `extensionPage`. */
  readonly extensions?: Readonly<Partial<Record<BrowserName, string>>>
  readonly extensionPage?: string
  readonly android?: string
  readonly ios?: string
  /** What the code beside the links carries: one page that leads every phone to its store. */
  readonly qr?: string
}

export type WalletStepKind =
  | 'install'
  | 'create'
  | 'scan'
  | 'refresh'
  | 'openInside'
  | 'openBrowser'
  | 'openWindow'
  | 'addExtension'
  | 'plugIn'

/** What a connector needs to know of this deployment; null where the deployment has no WalletConnect project id. */
export type WalletEnvironment = {
  readonly walletConnect: { readonly projectId: string; readonly relayUrl?: string } | null
  readonly chains: readonly Chain[]
  /** JSON-RPC URL of a configured chain, by its decimal id. */
  readonly rpcUrlOf: (chainId: string) => string
  /** Address of Trezor's Connect script beside this page, where the operator put one. */
  readonly trezorScript?: string | null
}

export type WalletEntry = {
  readonly id: WalletEntryId
  readonly name: string
  readonly group: 'popular' | 'hardware'
  /** Hex colour of its mark. */
  readonly iconAccent: string
  /** EIP-6963 ids this entry stands for. */
  readonly rdns: readonly string[]
  /** Unusable without a WalletConnect project id, unless its extension is here. */
  readonly needsProjectId: boolean
  readonly downloads: WalletDownloads
  /** What to do when it is not here, in order. */
  readonly steps: readonly WalletStepKind[]
  /** How it is reached without an extension: loaded only when chosen. */
  readonly load?: (environment: WalletEnvironment) => Promise<CreateConnectorFn>
  /** What its QR code carries, from the pairing URI (mobile deep link or the URI itself). */
  readonly pairingLink?: (uri: string) => string
}
