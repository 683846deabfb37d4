import { toStorable } from '../../journal/JournalEntry.ts'

/** A JSON value of which every text and every field name can be stored. */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return toStorable(value)
  if (Array.isArray(value)) return value.map(toStorableJson)
  return typeof value === 'object' && value !== null ? toStorableObject(value) : value
}

/** The same for an object. */
export const toStorableObject = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [toStorable(name), toStorableJson(field)]))
