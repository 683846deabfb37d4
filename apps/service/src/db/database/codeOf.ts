/** PostgreSQL's own code of a failure, five characters, from any depth of wrapping; empty without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' && /^\w{5}$/.test(error.code)
    ? error.code
    : codeOf(error.cause)
}
