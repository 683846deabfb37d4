import type { Address } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'
import type { AppOrigin } from '@countersign/describe/message'
import type { AskedNamespaces } from '../model/approvedNamespaces.ts'
import type { Origin } from '../model/proposalWarnings.ts'

export type DappSession = {
  readonly topic: string
  readonly app: AppOrigin
  readonly chainId: string
  readonly safe: Address
  /** Epoch milliseconds. */
  readonly expiresAt: number
}
export type DappProposal = {
  readonly id: number
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

const listeners = new Set<() => void>()
let state: DappState = { sessions: [], proposal: null }

/** The dapps shown on the page; the relay connection updates them here. */
export const dappStore = {
  get: () => state,
  set(next: Partial<DappState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  },
}

export const useDapps = (): DappState =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, dappStore.get)
