export { ApiError } from './ApiError.ts'
export { buildPath, createApiClient, DEFAULT_CLIENT_SERVICE_URL, type ApiClient } from './createApiClient.ts'
export { cursorOf } from './cursorOf.ts'
export { eachPage } from './eachPage.ts'
export { openPages, type OpenPage, type ReadPage } from './openPages.ts'
export { callRoute, delegateApiClient, type RouteInput } from './delegateApiClient.ts'
export { fetchWithRetries } from './fetchWithRetries.ts'
export { parseResponse } from './parseResponse.ts'
export {
  FETCH_TIMEOUT_MS,
  parseRetryAfter,
  pause,
  THROTTLE_RETRIES,
  THROTTLE_SLOT_MS,
  throttleWaitMs,
} from './throttle.ts'
export { routeMethods } from '../routes/routeMethods.ts'
