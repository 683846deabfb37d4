import { BaseError } from '@countersign/primitives'

export type SimulationErrorCode =
  /** The account's state could not be read, so nothing can be simulated. */
  | 'account-unreadable'
  /** The node does not know the method, or refused it. */
  | 'engine-unavailable'
  /** A transaction that should run first does not run. */
  | 'earlier-fails'
  /** No engine gave an answer. */
  | 'no-engine'
  /** A node answered something that does not read. */
  | 'malformed-answer'
  /** The block the simulation ran on is no longer part of the chain. */
  | 'reorganised'

/** The simulation could not be made. It says nothing about the transaction: show it as not checked. */
export class SimulationError extends BaseError<SimulationErrorCode, Record<never, never>> {
  constructor(code: SimulationErrorCode, message: string, cause?: unknown) {
    super({ code, message, meta: {}, cause, retry: code === 'reorganised' ? 'later' : 'never' })
    this.name = 'SimulationError'
  }
}
