import { serviceUrl } from '../client/apiClient.ts'

/** Where this page and its service live: no app may be opened from there. */
export function ownOrigins(): string[] {
  const service = serviceUrl('/')
  return [
    ...new Set([location.origin, URL.canParse(service, location.href) ? new URL(service, location.href).origin : '']),
  ]
}
