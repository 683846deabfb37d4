import type { RequestScope } from '../../requests/currentRequest.ts'

/** Nodes limit the size of headers. */
const MOST_IDS = 20

/** Headers that name the requests for which calls are sent. Calls of the same moment share a message, so there may be several ids. */
export function namesOf(requests: readonly (RequestScope | undefined)[]): Record<string, string> {
  const known = [...new Set(requests)].filter((request) => request !== undefined)
  if (known.length === 0) return {}
  const ids = known.slice(0, MOST_IDS).map(({ id }) => id)
  const traceparent = known.find(({ trace }) => trace !== null)?.trace?.traceparent
  return { 'x-request-id': ids.join(', '), ...(traceparent === undefined ? {} : { traceparent }) }
}
