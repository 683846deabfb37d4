import type { Plan } from '../values/Plan.ts'
import type { SimulationErrorCode } from '../rpc/SimulationError.ts'
import type { Trace } from '../values/Trace.ts'

/** Page → worker. */
export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly plan: Plan; readonly rpcUrl: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly message: string }

/** Worker → page. The worker sends no requests itself: its policy forbids them, and the page has the RPC client. */
export type FromWorker =
  | {
      readonly kind: 'ask'
      readonly run: number
      readonly id: number
      readonly method: string
      readonly params: readonly unknown[]
    }
  | { readonly kind: 'done'; readonly id: number; readonly trace: Trace }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly message: string
      /** Null for an error of another kind. */
      readonly code: SimulationErrorCode | null
      readonly nonce: bigint | null
    }

/** The common interface of a worker, a worker's own scope and a message port. */
export type Port<In> = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent<In>) => void): void
}
