import { ApiError, callRoute, delegateApiClient, type ApiClient } from '@countersign/api/client'

/**
 * The same client, with the service's detail as the message of its errors. `message` of a body is fixed because other clients compare it,
 * for example "An error occurred", and does not help the user. It stays as the cause.
 */
export const withDetail = (client: ApiClient): ApiClient =>
  delegateApiClient(async (name, input) => {
    try {
      return await callRoute(client, name, input)
    } catch (error) {
      throw detailed(error)
    }
  })

/** The error with the service's detail as its message; any other error unchanged. */
export function detailed(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.detail === undefined) return error
  const { code, statusCode, retry, detail, reason } = error
  return new ApiError({ code, statusCode, retry, detail, reason, message: detail, cause: error })
}

/** The `message` of the body, by which the page recognises an error. */
export const wordingOf = (error: ApiError): string => (error.cause instanceof ApiError ? error.cause : error).message
