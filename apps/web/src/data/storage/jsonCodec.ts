import * as z from 'zod/mini'

/** Reads and writes a stored value by its schema. */
export const jsonCodec = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  parse(text: string): z.output<Schema> | undefined {
    try {
      const parsed = schema.safeParse(JSON.parse(text))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  print: (value: z.output<Schema>): string => JSON.stringify(value),
})
