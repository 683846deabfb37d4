/** The value of `error.type` in a trace. The message of an error may contain values of accounts. */
export const errorTypeOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
