import { AppError } from './AppError.ts'
import { ERRORS } from './ERRORS.ts'

/**
 * The user rejected a prompt. Several rejections in a row pause the app's prompts.
 *
 * @example
 * const problem = new AppRejectionError(ERRORS.rejected)
 * problem.message // 'Transaction was rejected'
 */
export class AppRejectionError extends AppError {
  override readonly name = 'AppRejectionError'
}

/** The answers without a transaction or permission that the user decides, with the protocol's texts. */
export const rejections = {
  /** The user closed a review page or a signing page. */
  transaction: () => new AppRejectionError(ERRORS.rejected),
  /** The user refused a permission prompt. */
  permissions: () => new AppRejectionError(ERRORS.permissionsRefused),
  /** The user put the calls into a draft batch, which is no refusal: it is not counted. */
  batched: () => new AppError(ERRORS.batched),
} as const
