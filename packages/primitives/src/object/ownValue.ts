/**
 * A value of a record whose names come from outside; never what every object inherits, such as `constructor`.
 *
 * @example
 * ownValue({ one: 1 }, 'constructor') // undefined
 */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined
