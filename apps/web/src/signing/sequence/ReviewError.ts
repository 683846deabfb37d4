import { BaseError } from '@countersign/primitives'

export type ReviewErrorCode =
  | 'not-a-signer'
  | 'hash-differs'
  | 'wrong-signer'
  | 'blocked'
  | 'changed'
  | 'not-delivered'
  | 'other-tab'

/** The page refuses to go on. The message names the two values that disagree. */
export class ReviewError extends BaseError<ReviewErrorCode, Record<never, never>> {
  constructor(code: ReviewErrorCode, message: string) {
    super({ code, message, meta: {} })
    this.name = 'ReviewError'
  }
}
