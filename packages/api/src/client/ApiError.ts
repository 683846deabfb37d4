/**
 * A failed call to the client service. `message` reads `code: message` if the body has both, else it is the HTTP
 * status text.
 *
 * @example
 * const problem = new ApiError({ code: 1337, statusCode: 404, message: 'Not Found' })
 * problem.retry // 'never'
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number | string
  readonly statusCode: number
  /** `later` if the same call may succeed later: throttled, unavailable, timed out, unreachable. */
  readonly retry: 'never' | 'later'
  /** The service's own explanation; absent if it adds nothing to `message`. */
  readonly detail: string | undefined
  /** The service's word for the failure, where the status alone does not say which it is. */
  readonly reason: string | undefined
  constructor(details: {
    code: number | string
    statusCode: number
    message: string
    retry?: 'never' | 'later'
    detail?: string | undefined
    reason?: string | undefined
    cause?: unknown
  }) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = details.code
    this.statusCode = details.statusCode
    this.retry = details.retry ?? 'never'
    this.detail = details.detail
    this.reason = details.reason
  }
}
