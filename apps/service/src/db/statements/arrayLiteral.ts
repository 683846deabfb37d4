/** Values that need no quotes: hex, numbers, addresses. Spaces, braces, commas, quotes, the empty text and NULL need them. */
const PLAIN = /^(?!null$)[\w.:+-]+$/i

/**
 * A PostgreSQL array as text. The drivers inspect the type of every value; one text avoids that, and the thread of the embedded database
 * receives one text instead of thousands.
 * @param values as a driver would send them; an array in a column of arrays is not supported
 */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementOf).join(',')}}`
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return PLAIN.test(text) ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
