import { AppError } from './AppError.ts'
import { ERRORS } from './ERRORS.ts'

/** A person said no. Several in a row, and the app's prompts are paused. */
export class AppRejection extends AppError {
  override readonly name = 'AppRejection'
}

/** The two rejections an app can be told, in the words of the protocol. */
export const rejections = {
  /** The person closed a review page or a signing page. */
  transaction: () => new AppRejection(ERRORS.rejected),
  /** The person refused the prompt for a permission. */
  permissions: () => new AppRejection(ERRORS.permissionsRefused),
} as const
