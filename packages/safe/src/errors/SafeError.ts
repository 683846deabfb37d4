import { InputError } from '@countersign/primitives'
import type { SafeErrorCode, SafeErrorMeta } from './SafeErrorMeta.ts'

/**
 * An error of the Safe domain. All of them are about the input, so a retry with the same input cannot succeed.
 *
 * @example
 * if (error instanceof SafeError && error.code === 'signature/high-s') …
 */
export class SafeError<Code extends SafeErrorCode = SafeErrorCode> extends InputError<Code, SafeErrorMeta[Code]> {
  constructor(code: Code, message: string, meta: SafeErrorMeta[Code], cause?: unknown) {
    super(code, message, meta, cause)
    this.name = 'SafeError'
  }
}
