import { BaseError } from '@countersign/primitives'

export type ExecutionErrorCode = 'would-revert' | 'not-enough-signatures' | 'nonce' | 'not-possible' | 'fee'

/** The chain would refuse this transaction, so the page did not ask the wallet. */
export class ExecutionError extends BaseError<ExecutionErrorCode, { reason: string }> {
  constructor(code: ExecutionErrorCode, reason: string, cause?: unknown) {
    super({ code, message: reason, meta: { reason }, cause, retry: 'later' })
    this.name = 'ExecutionError'
  }
}
