import { createStore } from '@countersign/primitives'
import { useStore } from '../../../data/store/useStore.ts'
import type { DemoOwnerIdentity, DemoRequest } from './DemoRequest.ts'
import { demoWalletMessages } from './demoWalletMessages.ts'

export type PendingDemoRequest = {
  readonly owner: DemoOwnerIdentity
  readonly request: DemoRequest
  answer(isConfirmed: boolean): void
}

const pending = createStore<PendingDemoRequest | null>(null)

/** One request at a time, like real wallets; a second one fails with -32002. */
export function askDemoOwner(owner: DemoOwnerIdentity, request: DemoRequest): Promise<boolean> {
  if (pending.get() !== null)
    return Promise.reject(Object.assign(new Error(demoWalletMessages.alreadyOpen), { code: -32002 }))
  return new Promise((resolve) => {
    pending.set({
      owner,
      request,
      answer(isConfirmed) {
        pending.set(null)
        resolve(isConfirmed)
      },
    })
  })
}

export const usePendingDemoRequest = () => useStore(pending)
