import { createApiClient, type ApiClient } from '@countersign/api/client'
import { serviceUrl } from './serviceUrl.ts'

/** The typed client of the running service, used from Node. */
export const service = (): ApiClient => createApiClient({ baseUrl: serviceUrl() })
