import * as z from 'zod/mini'

/** Reads and writes a stored list. An unreadable entry is skipped; the others stay. */
export const listCodec = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  parse(text: string): z.output<Schema>[] | undefined {
    try {
      const list = z.array(z.unknown()).safeParse(JSON.parse(text))
      if (!list.success) return undefined
      return list.data.flatMap((entry) => {
        const parsed = schema.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      })
    } catch {
      return undefined
    }
  },
  print: (value: z.output<Schema>[]): string => JSON.stringify(value),
})
