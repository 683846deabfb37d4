/**
 * A query as it was sent, without a cursor that is there more than once: no one page is asked for, and a cursor that cannot be
 * read is never an error. Every other name that is repeated is left for its schema to refuse.
 */
export function withoutRepeatedCursor(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('cursor' in query) || !Array.isArray(query.cursor)) return query
  const { cursor: _repeated, ...rest } = query
  return rest
}
