import { createApiClient, type ApiClient } from '@countersign/api/client'

let base = ''
let client: ApiClient = createApiClient()

/** The client of the service named by /config.json; the page's own origin until that is read, and by default. */
export const api = (): ApiClient => client

/** Address of a path of the service, for what is not a plain request: the event stream. */
export const serviceUrl = (path: string): string => `${base}${path}`

/** Called once, when /config.json names another base URL. */
export const setClientServiceUrl = (baseUrl: string) => {
  base = baseUrl.replace(/\/+$/, '')
  client = createApiClient({ baseUrl: base })
}
