import { ApiError } from '@countersign/api/client'

/** Whether the answer says that the service knows nothing of such an account, or of accounts that are not deployed at all. */
export const hasNoRegistrations = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 501)
