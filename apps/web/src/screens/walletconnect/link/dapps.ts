import type { Address } from '@countersign/primitives'
import type { AppOrigin } from '@countersign/describe/message'
import type { PinnedDapp } from './pinnedDapps.ts'
import type { DappLink } from './openDappLink.ts'
import { dappsMessages } from '../dappsMessages.ts'

export type DappRequest = {
  readonly topic: string
  readonly id: number
  readonly method: string
  readonly params: unknown
  /** Decimal: the chain that the dapp named. */
  readonly chainId: string
  readonly app: AppOrigin
}
export type DappAnswer =
  | { readonly result: unknown; readonly error?: never }
  | { readonly error: { readonly code: number; readonly message: string }; readonly result?: never }

export type DappEnvironment = {
  readonly projectId: string
  readonly relayUrl: string | null
  /** The methods that the account supports; offered to the session. */
  readonly methods: readonly string[]
  readonly sessionProperties: (account: { readonly chainId: string; readonly safe: Address }) => Record<string, string>
  /** Returns an answer, or null if owners must confirm first; that answer is sent later by `respond`. */
  readonly receive: (request: DappRequest, pinned: PinnedDapp) => Promise<DappAnswer | null>
  /** Called when sessions ended, on either side. */
  readonly ended: (isEnded: (topic: string) => boolean) => void
}

let environment: DappEnvironment | null = null
let setConfigured = () => {}
const configured = new Promise<void>((resolve) => {
  setConfigured = resolve
})
let link: Promise<DappLink> | null = null

/** Stores the environment without loading the SDK. */
export function configureDapps(next: DappEnvironment): void {
  environment = next
  setConfigured()
}

/** The connection to the relay. Its SDK is loaded when a dapp connects, or if one is connected. */
export function dappLink(): Promise<DappLink> {
  link ??= Promise.all([import('./openDappLink.ts'), configured])
    .then(([{ openDappLink }]) => {
      if (environment === null) throw new Error(dappsMessages.notConfiguredHere)
      return openDappLink(environment)
    })
    .catch((error: unknown) => {
      link = null
      throw error
    })
  return link
}
