import type { Address } from '@countersign/primitives'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestTrace } from './RequestTrace.ts'

/** What the code that a request started may read of it, at any depth. */
export type RequestScope = {
  /** The `x-request-id` of the answer. */
  readonly id: string
  /** Null when traces are off. */
  readonly trace: RequestTrace | null
  /** See `clientKey`. */
  client(): string
  /** The signed-in address; null without a session. */
  findSigner(): Promise<Address | null>
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Calls `run`; everything that it starts belongs to this request. */
export const runInRequest = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run)

/** The request that the caller works for; undefined for work that the service started by itself, unless that is traced. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()
