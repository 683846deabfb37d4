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

/** Download links of a wallet. No link is loaded before the user opens it. */
export type WalletDownloads = {
  /** Store page by browser; other browsers use `extensionPage`. */
  readonly extensions?: Readonly<Partial<Record<BrowserName, string>>>
  readonly extensionPage?: string
  readonly android?: string
  readonly ios?: string
  /** The content of the QR code next to the links: one page that redirects every phone to its store. */
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

/** The configuration of this deployment for a connector. The project id is null if WalletConnect is not configured. */
export type WalletEnvironment = {
  readonly walletConnect: { readonly projectId: string; readonly relayUrl?: string } | null
  readonly chains: readonly Chain[]
  /** JSON-RPC URL of a configured chain, by its decimal id. */
  readonly rpcUrlOf: (chainId: string) => string
  /** Address of Trezor's Connect script on this host, if the operator added one. */
  readonly trezorScript?: string | null
}

export type WalletEntry = {
  readonly id: WalletEntryId
  readonly name: string
  readonly group: 'popular' | 'hardware'
  /** Hex color of its icon. */
  readonly iconAccent: string
  /** The EIP-6963 ids of this entry. */
  readonly rdns: readonly string[]
  /** Needs a WalletConnect project id unless its extension is installed. */
  readonly needsProjectId: boolean
  readonly downloads: WalletDownloads
  /** The steps to use it when it is not available, in order. */
  readonly steps: readonly WalletStepKind[]
  /** Creates its connector without an extension; loaded only when chosen. */
  readonly load?: (environment: WalletEnvironment) => Promise<CreateConnectorFn>
  /** The content of its QR code, given the pairing URI: a mobile deep link or the URI itself. */
  readonly pairingLink?: (uri: string) => string
}
