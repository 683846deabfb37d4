import { BaseError } from './BaseError.ts'
import type { SafeErrorCode, SafeErrorMeta } from './SafeErrorMeta.ts'

/**
 * An error of this package; all of them are about the input, so none is worth retrying unchanged.
 *
 * @example
 * if (error instanceof SafeError && error.code === 'signature/high-s') …
 */
export class SafeError<Code extends SafeErrorCode = SafeErrorCode> extends BaseError<Code, SafeErrorMeta[Code]> {
  constructor(code: Code, message: string, meta: SafeErrorMeta[Code], cause?: unknown) {
    super({ code, message, meta, cause })
    this.name = 'SafeError'
  }
}
