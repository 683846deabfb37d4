import { AppError } from './AppError.ts'
import { ERRORS } from './ERRORS.ts'

/**
 * The user rejected a prompt. Several rejections in a row pause the app's prompts.
 *
 * @example
 * const problem = new AppRejection(ERRORS.rejected)
 * problem.message // 'Transaction was rejected'
 */
export class AppRejection extends AppError {
  override readonly name = 'AppRejection'
}

/** The two rejections that the protocol defines, with the protocol's texts. */
export const rejections = {
  /** The user closed a review page or a signing page. */
  transaction: () => new AppRejection(ERRORS.rejected),
  /** The user refused a permission prompt. */
  permissions: () => new AppRejection(ERRORS.permissionsRefused),
} as const
