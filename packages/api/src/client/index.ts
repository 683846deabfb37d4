export { ApiError } from './apiError.ts'
export { buildPath, createApiClient, DEFAULT_CLIENT_SERVICE_URL, type ApiClient } from './createApiClient.ts'
export { FETCH_TIMEOUT_MS, fetchWithRetries, THROTTLE_RETRIES, THROTTLE_SLOT_MS } from './fetchWithRetries.ts'
export { parseResponse } from './parseResponse.ts'
