import { useSyncExternalStore } from 'react'
import type { DemoOwnerIdentity, DemoRequest } from './DemoRequest.ts'

export type PendingDemoRequest = {
  readonly owner: DemoOwnerIdentity
  readonly request: DemoRequest
  answer(isConfirmed: boolean): void
}

let pending: PendingDemoRequest | null = null
const listeners = new Set<() => void>()

/** One request at a time, as wallets do; a second one is told so (-32002). */
export function askDemoOwner(owner: DemoOwnerIdentity, request: DemoRequest): Promise<boolean> {
  if (pending !== null) return Promise.reject(Object.assign(new Error('A request is already open'), { code: -32002 }))
  return new Promise((resolve) => {
    pending = {
      owner,
      request,
      answer(isConfirmed) {
        pending = null
        notify()
        resolve(isConfirmed)
      },
    }
    notify()
  })
}

const notify = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePendingDemoRequest = () => useSyncExternalStore(subscribe, () => pending)
