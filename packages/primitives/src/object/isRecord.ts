/**
 * Whether a value is an object with named fields: neither null nor a list. Its fields may still come from a prototype; read them with
 * `Object.hasOwn` where the value is from outside.
 *
 * @example
 * isRecord({ owner: '0x' }) // true
 * isRecord([]) // false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
