import { currentRequest } from './currentRequest.ts'

/**
 * Appends the id of the current request to a statement, as a comment in the form of sqlcommenter, so that the log of PostgreSQL and
 * `pg_stat_activity` name the request. `readRequestId` accepts no character that could end the comment.
 */
export function markStatement(text: string): string {
  const request = currentRequest()
  if (request === undefined) return text
  const parent = request.trace === null ? '' : `,traceparent='${request.trace.traceparent}'`
  return `${text} /*request_id='${request.id}'${parent}*/`
}
