import { ApiError, callRoute, delegateApiClient, type ApiClient } from '@countersign/api/client'

/**
 * The same client, whose errors read as what the service says in detail. `message` of a body keeps the wording other clients match on, such
 * as "An error occurred", which tells a person nothing. It stays as the cause.
 */
export const withDetail = (client: ApiClient): ApiClient =>
  delegateApiClient(async (name, input) => {
    try {
      return await callRoute(client, name, input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.detail === undefined) throw error
      const { code, statusCode, retry, detail } = error
      throw new ApiError({ code, statusCode, retry, detail, message: detail, cause: error })
    }
  })

/** The wording of the body, for what the page recognises by it. */
export const wordingOf = (error: ApiError): string => (error.cause instanceof ApiError ? error.cause : error).message
