import { type Address, createStore } from '@countersign/primitives'
import type { AppOrigin } from '@countersign/describe/message'
import { useStore } from '../../../data/store/useStore.ts'
import type { AskedNamespaces } from '../model/approvedNamespaces.ts'
import type { Origin } from '../model/proposalWarnings.ts'

export type DappSession = {
  readonly topic: string
  readonly app: AppOrigin
  readonly chainId: string
  readonly safe: Address
  readonly required: AskedNamespaces
  /** Epoch milliseconds. */
  readonly expiresAt: number
}
export type DappProposal = {
  readonly id: number
  /** The topic of the link with which the dapp was contacted. */
  readonly pairingTopic: string
  readonly app: AppOrigin
  readonly origin: Origin
  readonly required: AskedNamespaces
  readonly optional: AskedNamespaces
}
export type DappState = {
  readonly sessions: readonly DappSession[]
  /** The proposal that waits for a decision; one at a time. */
  readonly proposal: DappProposal | null
}

const store = createStore<DappState>({ sessions: [], proposal: null })

/** The dapps shown on the page; the relay connection updates them here. */
export const dappStore = {
  get: store.get,
  set: (next: Partial<DappState>) => store.set({ ...store.get(), ...next }),
}

export const useDapps = (): DappState => useStore(store)
