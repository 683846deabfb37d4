/** The part of a schema (zod) that is needed here. */
type Schema<Value> = {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false }
}

/**
 * Reads and writes a stored value by its schema.
 *
 * @param schema for example of zod
 * @example
 * const codec = jsonCodec<number>({ safeParse: (value) => (typeof value === 'number' ? { success: true, data: value } : { success: false }) })
 * codec.parse('"text"') // undefined
 */
export const jsonCodec = <Value>(
  schema: Schema<Value>,
): { parse(text: string): Value | undefined; print(value: Value): string } => ({
  parse(text) {
    try {
      const parsed = schema.safeParse(JSON.parse(text))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  print: (value) => JSON.stringify(value),
})
