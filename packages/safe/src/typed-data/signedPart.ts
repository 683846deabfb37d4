import { isRecord } from '@countersign/primitives'
import { inferPrimaryType } from './inferPrimaryType.ts'
import type { TypedData, TypedDataField } from './TypedData.ts'
import { withDomainType } from './withDomainType.ts'

type Values = Readonly<Record<string, unknown>>

/** The depth limit of `hashTypedData`: deeper data cannot be hashed. */
const MAX_DEPTH = 64
const MOST_PATHS = 20

/**
 * Typed data without values that its types do not name.
 *
 * @example
 * const { data, unsigned }: SignedPart = signedPart(typedData)
 */
export type SignedPart = {
  readonly data: TypedData
  /** Paths of values that are not signed, in their order; at most 20. */
  readonly unsigned: readonly string[]
}

/**
 * Reduces typed data to the part that its hash covers (EIP-712). Values that its types do not name change no hash, so
 * any sender can add or change them. Every description of a signature must read only this part.
 *
 * @example
 * signedPart({ ...permit, message: { ...permit.message, allowed: false } }).unsigned // ['message.allowed']
 */
export function signedPart(typedData: TypedData): SignedPart {
  const unsigned: string[] = []
  const { types } = withDomainType(typedData)
  const type = primaryTypeName(typedData)
  const domain = pick(types, types['EIP712Domain'] ?? [], typedData.domain, 'domain', 0, unsigned)
  const fields = type === '' || type === 'EIP712Domain' || !Object.hasOwn(types, type) ? [] : (types[type] ?? [])
  const message = pick(types, fields, typedData.message, 'message', 0, unsigned)
  return { data: { ...typedData, domain, message }, unsigned: unsigned.slice(0, MOST_PATHS) }
}

function pick(
  types: TypedData['types'],
  fields: readonly TypedDataField[],
  value: Values,
  path: string,
  depth: number,
  unsigned: string[],
): Values {
  const named = new Set(fields.map(({ name }) => name))
  for (const key of Object.keys(value)) if (!named.has(key)) unsigned.push(`${path}.${key}`)
  return Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(value, name))
      .map(({ name, type }) => [name, partOf(types, type, value[name], `${path}.${name}`, depth + 1, unsigned)]),
  )
}

function partOf(
  types: TypedData['types'],
  type: string,
  value: unknown,
  path: string,
  depth: number,
  unsigned: string[],
): unknown {
  if (depth > MAX_DEPTH) return undefined
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined && Array.isArray(value))
    return value.map((one: unknown, at) => partOf(types, item, one, `${path}[${at}]`, depth + 1, unsigned))
  if (!Object.hasOwn(types, type) || !isRecord(value)) return value
  return pick(types, types[type] ?? [], value, path, depth, unsigned)
}

/** The primary type; empty if it is unclear. */
export function primaryTypeName(data: Pick<TypedData, 'types' | 'primaryType'>): string {
  try {
    return inferPrimaryType(data)
  } catch {
    return ''
  }
}
