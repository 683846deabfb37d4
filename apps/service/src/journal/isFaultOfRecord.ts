import * as z from 'zod/mini'

/** Invalid data, violated keys, limits of a statement: a retry fails in the same way. */
const LASTING_SQLSTATE = /^(21|22|23|42|54)[0-9A-Z]{3}$/

/**
 * Whether the record itself is the cause of the failure, and not a temporary condition: a lost connection, a full disk, a conflict.
 * Temporary failures are retried; a record that can never be applied would block all others.
 */
export function isFaultOfRecord(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && LASTING_SQLSTATE.test(error.code)) return true
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return true
  return error instanceof z.core.$ZodError || isFaultOfRecord(error.cause)
}

/** The innermost message: that of a failed statement would repeat all its values. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
