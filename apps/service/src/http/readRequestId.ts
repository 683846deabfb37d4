import type { IncomingHttpHeaders } from 'node:http'

const ID = /^[\w.:-]{8,128}$/

/** The id that a trusted proxy gave the request, so that its log and this one name the same request. */
export function readRequestId(headers: IncomingHttpHeaders, trustProxy: number): string | undefined {
  const id = headers['x-request-id']
  return trustProxy > 0 && typeof id === 'string' && ID.test(id) ? id : undefined
}
