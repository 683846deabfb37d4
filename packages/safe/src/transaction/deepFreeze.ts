/**
 * Freezes a value and everything inside it, in place.
 *
 * @example
 * deepFreeze({ domain: { chainId: 1 } })
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
