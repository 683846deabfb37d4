import { BaseError } from '@countersign/safe/light'

/** The chain would refuse this transaction, so the wallet was not asked. */
export class ExecutionError extends BaseError<'would-revert' | 'not-enough-signatures' | 'nonce', { reason: string }> {
  constructor(code: 'would-revert' | 'not-enough-signatures' | 'nonce', reason: string, cause?: unknown) {
    super({ code, message: reason, meta: { reason }, cause, retry: 'later' })
    this.name = 'ExecutionError'
  }
}
