import { InputError } from '@countersign/primitives'
import type { SafeErrorCode, SafeErrorMeta } from './SafeErrorMeta.ts'

/**
 * An error of the Safe domain. All of them are about the input, so a retry with the same input cannot succeed.
 *
 * @example
 * const problem = new SafeError('version/unknown', 'No rule for version 9.', { version: '9' })
 * problem.code // 'version/unknown'
 */
export class SafeError<Code extends SafeErrorCode = SafeErrorCode> extends InputError<Code, SafeErrorMeta[Code]> {
  constructor(code: Code, message: string, meta: SafeErrorMeta[Code], cause?: unknown) {
    super(code, message, meta, cause)
    this.name = 'SafeError'
  }
}
