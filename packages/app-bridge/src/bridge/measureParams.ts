import { ERRORS } from '../errors/ERRORS.ts'
import type { BridgeLimits } from './BridgeLimits.ts'

/**
 * The size of params in characters, before anything else reads them; or why they are refused. Counting stops at the
 * limit.
 *
 * A structured clone may be sparse, shared and cyclic: lengths are counted before the children, and every path is
 * counted. It may also contain objects of other kinds, which no method needs. They are refused, because their content
 * is not measured by their fields: an error has a hidden message, and listing the characters of a `String` object
 * takes seconds.
 */
export function measureParams(
  value: unknown,
  { paramsSize, paramsDepth }: Pick<BridgeLimits, 'paramsSize' | 'paramsDepth'>,
): { readonly size: number } | { readonly error: string } {
  const open: [value: unknown, depth: number][] = [[value, 0]]
  let size = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [current, depth] = next
    if (depth > paramsDepth) return { error: ERRORS.tooDeep(paramsDepth) }
    if (!isData(current)) return { error: ERRORS.notPlain }
    size += ownSize(current)
    if (size > paramsSize) return { error: ERRORS.tooLarge(paramsSize) }
    for (const child of childrenOf(current)) open.push([child, depth + 1])
  }
  return { size }
}

/** A byte of a typed array in JSON: `"400000":255,`. */
const BYTE_SIZE = 13
/** No number of the chain has more bits. */
const MAX_BIGINT = 2n ** 256n

/** Whether the value is a primitive, a list, bytes (typed data may contain them) or a plain object. */
const isData = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  value instanceof Uint8Array ||
  isPlainObject(value)

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function ownSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value === 'bigint') return value <= MAX_BIGINT && value >= -MAX_BIGINT ? 80 : Infinity
  if (Array.isArray(value)) return value.length + 2
  if (value instanceof Uint8Array) return value.byteLength * BYTE_SIZE
  if (typeof value !== 'object' || value === null) return 8
  return Object.keys(value).reduce((sum, key) => sum + key.length + 4, 2)
}

function childrenOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return typeof value !== 'object' || value === null || value instanceof Uint8Array ? [] : Object.values(value)
}
