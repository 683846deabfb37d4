import { BaseError } from './BaseError.ts'

/** What each error of this package carries; the keys are the closed list of its codes. */
export type InputErrorMeta = {
  /** Text that should be hex is not. */
  'hex/malformed': { text: string }
  /** Text that should be an address is not. */
  'address/malformed': { address: string }
  /** A number does not fit the Solidity type it is written to. */
  'number/out-of-range': { value: bigint; bits: number }
}

/**
 * The input of a pure function is wrong, so a retry with the same input cannot succeed. `SafeError` extends it with the codes of the Safe
 * domain.
 *
 * @example
 * const problem = new InputError('hex/malformed', '"0x1" is not hex.', { text: '0x1' })
 * problem.code // 'hex/malformed'
 */
export class InputError<Code extends string = keyof InputErrorMeta, Meta = unknown> extends BaseError<Code, Meta> {
  constructor(code: Code, message: string, meta: Meta, cause?: unknown) {
    super({ code, message, meta, cause })
    this.name = 'InputError'
  }
}
