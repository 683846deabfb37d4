import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `nonce,-created` → columns to sort by. Unknown fields are ignored; undefined when none remains. */
export function readOrder(text: string | undefined, fields: Readonly<Record<string, PgColumn>>): SQL[] | undefined {
  const order = (text ?? '').split(',').flatMap((part) => {
    const isDescending = part.startsWith('-')
    const name = isDescending ? part.slice(1) : part
    const column = Object.hasOwn(fields, name) ? fields[name] : undefined
    return column === undefined ? [] : [isDescending ? desc(column) : asc(column)]
  })
  return order.length === 0 ? undefined : order
}
