import type { CreateConnectorFn } from '@wagmi/core'
import type { ReadChain } from '../chains/createChainReader.ts'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import type { AppIdentity } from './AppIdentity.ts'
import type { WalletGlyph } from './WalletGlyph.ts'

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

/** What a user does in one step of connecting: each has its icon and words. */
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

/** A step in the words of the host, for a wallet that needs other steps. */
export type WalletStepWords = { readonly title: string; readonly text: string }

/** What a connector may use. */
export type WalletEnvironment = {
  readonly chains: readonly ConnectChain[]
  /** Null if WalletConnect is not configured. */
  readonly walletConnect: { readonly projectId: string; readonly relayUrl?: string } | null
  readonly app: AppIdentity
  /** Reads a chain through the host's nodes. */
  readonly read: ReadChain
  /** The prefix of the names under which the kit stores values. */
  readonly storageKey: string
}

/** A wallet of the list, as data. */
export type WalletEntry = {
  readonly id: string
  readonly name: string
  /** Default `popular`. */
  readonly group?: 'popular' | 'hardware'
  /** A data URL, or the shapes of a glyph on `iconAccent`. Other URLs are not shown, because they would send a request. */
  readonly icon: string | WalletGlyph
  /** Hex colour of its icon. */
  readonly iconAccent: string
  /** The EIP-6963 ids of this entry. */
  readonly rdns?: readonly string[]
  /** Its connector needs a WalletConnect project id. */
  readonly needsProjectId?: boolean
  /** Its connector works only while this page runs in the frame of another one. */
  readonly isInFrameOnly?: boolean
  readonly downloads?: WalletDownloads
  /** The steps to use it when it is not available, in order. */
  readonly steps: readonly (WalletStepKind | WalletStepWords)[]
  /** Creates its connector without an extension; loaded only when chosen. */
  readonly connector?: (environment: WalletEnvironment) => Promise<CreateConnectorFn>
  /** The content of its QR code, given the pairing URI: a mobile deep link or the URI itself. */
  readonly pairingLink?: (uri: string) => string
  /** Why it cannot be used in this deployment; null if it can. */
  readonly unconfigured?: () => WalletStepWords | null
}
