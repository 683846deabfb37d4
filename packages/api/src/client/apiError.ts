/**
 * A call to the client service failed. `message` reads `code: message` when the body had both, else the HTTP status text.
 * @example catch (error) { if (error instanceof ApiError && error.statusCode === 404) … }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number | string
  readonly statusCode: number
  /** `later` when the same call may succeed in a while: throttled, unavailable, timed out, unreachable. */
  readonly retry: 'never' | 'later'
  /** What happened, in the service's words; absent when it said no more than `message`. */
  readonly detail: string | undefined
  constructor(details: {
    code: number | string
    statusCode: number
    message: string
    retry?: 'never' | 'later'
    detail?: string | undefined
    cause?: unknown
  }) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = details.code
    this.statusCode = details.statusCode
    this.retry = details.retry ?? 'never'
    this.detail = details.detail
  }
}
