import * as z from 'zod/mini'

/** Reads and writes a stored list. An unreadable entry is skipped, and stays in the storage: another build of the page may have written it. */
export const listCodec = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  parse(text: string): z.output<Schema>[] | undefined {
    return entriesOf(text)?.flatMap((entry) => {
      const parsed = schema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    })
  },
  print(value: readonly z.output<Schema>[], stored: string | null): string {
    const unread = entriesOf(stored ?? '[]')?.filter((entry) => !schema.safeParse(entry).success) ?? []
    return JSON.stringify([...value, ...unread])
  },
})

function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const list = z.array(z.unknown()).safeParse(JSON.parse(text))
    return list.success ? list.data : undefined
  } catch {
    return undefined
  }
}
