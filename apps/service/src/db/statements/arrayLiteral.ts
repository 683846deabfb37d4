/** What needs no quotes: hex, numbers, addresses. Blanks, braces, commas, quotes, the empty text and NULL do. */
const PLAIN = /^(?!null$)[\w.:+-]+$/i

/**
 * A PostgreSQL array as text. The drivers' own way looks at every value again for what it may be, and the thread of the
 * embedded database gets one text instead of thousands.
 * @param values as a driver would send them; an array in a column of arrays is not foreseen
 */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementOf).join(',')}}`
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return PLAIN.test(text) ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
