import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** The first error that a schema reports for a request. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly statusCode: 400 | 422
  readonly kind: string
  readonly path: (string | number)[]
  readonly expected: string | undefined

  /** @param isPathParameter the reference leaves `path` empty for these */
  constructor(issues: readonly Issue[], isPathParameter = false) {
    const issue = deepest(issues[0])
    super(issue?.message ?? 'Invalid input')
    // The reference answers 400 for query words that are not booleans or numbers, and 422 for all other schema errors.
    this.statusCode = this.message.startsWith('Validation failed (') ? 400 : 422
    this.kind = issue === undefined ? 'custom' : kindOf(issue)
    this.path = isPathParameter ? [] : (issue?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key)))
    this.expected = issue?.code === 'invalid_type' ? issue.expected : undefined
  }
}

/** The reference reports format errors as `custom`; only errors of JSON types have their own kind. */
const kindOf = (issue: Issue) => (issue.code === 'invalid_format' ? 'custom' : issue.code)

/** A union reports one issue that hides those of its branches. The first branch is the current spelling, so its issue is reported. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue
  const inner = issue.errors[0]?.[0]
  return inner === undefined ? issue : deepest({ ...inner, path: [...issue.path, ...inner.path] })
}
