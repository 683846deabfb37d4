import type { Address } from '@countersign/primitives'
import type { Config } from '@wagmi/core'
import type { ReactNode } from 'react'
import type { AppIdentity } from '../model/AppIdentity.ts'
import type { WalletEntry } from '../model/WalletEntry.ts'
import type { ConnectLanguage } from '../language/ConnectLanguage.ts'
import type { ConnectTexts } from '../language/ConnectTexts.ts'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import type { ReadChain } from '../chains/createChainReader.ts'
import type { SignInAdapter } from '../session/SignInAdapter.ts'
import type { TransactionOutcome } from '../transactions/readOutcome.ts'
import type { TransactionRecord } from '../transactions/TransactionRecord.ts'

/** Something that the host shows for a moment, for example as a toast. */
export type ConnectNotice = { readonly title: string; readonly detail: string }

/** Content of the host inside the dialogs. */
export type ConnectContent = {
  /** In the connect dialog, while no wallet is chosen. Default: the wallet signs, and the site sees only the shared address. */
  readonly introduction?: string
  /** At the end of the connect dialog, for users without a wallet. */
  readonly withoutWallet?: (close: () => void) => ReactNode
  /** More facts of the account dialog: `<div><dt>…</dt><dd>…</dd></div>`. */
  readonly accountFacts?: (address: Address) => ReactNode
  /** At the end of the list of networks. */
  readonly moreNetworks?: (close: () => void) => ReactNode
}

/** What a host configures. Only chains and its own name are required. */
export type ConnectConfig = {
  readonly chains: readonly ConnectChain[]
  readonly app: AppIdentity
  /** Which wallets are listed, in their order. Default: `walletEntries`. */
  readonly wallets?: readonly WalletEntry[]
  /** Ids of wallets that are not listed. */
  readonly disabledWallets?: readonly string[]
  /** Without a project id, wallets that need it say so, and no code for it is loaded. */
  readonly walletConnect?: { readonly projectId: string; readonly relayUrl?: string } | null
  /** Default: JSON-RPC to the chain's `rpcUrls`. */
  readonly readChain?: ReadChain
  /** Without an adapter there is no sign-in. */
  readonly signIn?: SignInAdapter
  /** The user's name for an address. */
  readonly nameOf?: (address: Address, chainId: string) => string | null
  /** Default: the chain's `explorerUrl`. */
  readonly explorerLink?: (chainId: string, hash: string) => string | null
  /** Reads what became of a transaction. Default: its receipt. */
  readonly readOutcome?: (record: TransactionRecord) => Promise<TransactionOutcome | null>
  /** Opens a page of the host, which a transaction names. Default: a plain link. */
  readonly openPath?: (path: string) => void
  /** Shows what happened outside of a dialog. Default: a dialog of the kit says that its code did not arrive; the rest is not announced. */
  readonly onNotice?: (notice: ConnectNotice) => void
  /** Whether a provider is one of the host's own, whose keys are public. */
  readonly isDemo?: (provider: unknown) => boolean
  /** The host's own configuration of wagmi: both connect through it, and see the same wallet. */
  readonly wagmi?: Config
  /** The prefix of the names under which values are stored. Default `connect`. */
  readonly storageKey?: string
  readonly content?: ConnectContent
  /** Language of texts, numbers and dates in the whole page: `german` of `@countersign/connect/german`. Default: English. */
  readonly language?: ConnectLanguage
  /** Own words instead of the kit's. Set once, for all kits of a page. */
  readonly texts?: ConnectTexts
}
