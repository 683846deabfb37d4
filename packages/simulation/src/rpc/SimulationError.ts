import { BaseError } from '@countersign/primitives'

/** Why a simulation could not run. */
export type SimulationErrorCode =
  /** The account's state could not be read, so it cannot be simulated. */
  | 'account-unreadable'
  /** The node does not support the method, or refused it. */
  | 'engine-unavailable'
  /** A transaction that should run first fails. */
  | 'earlier-fails'
  /** No engine gave a result. */
  | 'no-engine'
  /** A node's answer could not be parsed. */
  | 'malformed-answer'
  /** The block of the simulation is no longer part of the chain. */
  | 'reorganised'

/**
 * The simulation failed. That says nothing about the transaction: show it as not checked.
 *
 * @example
 * new SimulationError('reorganised', 'The block is no longer part of the chain.').retry // 'later'
 */
export class SimulationError extends BaseError<SimulationErrorCode, Record<never, never>> {
  /** With `earlier-fails`: the nonce of the transaction that fails. Otherwise null. */
  readonly nonce: bigint | null
  constructor(code: SimulationErrorCode, message: string, cause?: unknown, nonce: bigint | null = null) {
    super({ code, message, meta: {}, cause, retry: code === 'reorganised' ? 'later' : 'never' })
    this.name = 'SimulationError'
    this.nonce = nonce
  }
}
