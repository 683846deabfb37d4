import { serviceUrl } from '../client/apiClient.ts'

/** The origins of this page and its service. No app may be opened from them. */
export function ownOrigins(): string[] {
  const service = serviceUrl('/')
  return [
    ...new Set([location.origin, URL.canParse(service, location.href) ? new URL(service, location.href).origin : '']),
  ]
}
