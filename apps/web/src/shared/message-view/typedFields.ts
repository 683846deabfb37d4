import type { TypedDataSchema } from '@countersign/api'

/** One value of typed data with its place, in the order it is hashed. */
export type TypedField = {
  readonly group: 'domain' | 'message'
  /** `details.token`, `permitted[0].amount`. */
  readonly path: string
  readonly name: string
  readonly type: string
  readonly value: unknown
  /** The struct it stands in, for values that mean something together. */
  readonly siblings: Readonly<Record<string, unknown>>
}

const DOMAIN_TYPES: readonly (readonly [name: string, type: string])[] = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
]
const MAX_FIELDS = 400

/** The primary type named, else the only type that no other uses; empty where that is unclear. */
export function primaryTypeOf({ types, primaryType }: TypedDataSchema): string {
  if (primaryType !== undefined && primaryType !== '') return primaryType
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(names.flatMap((name) => (types[name] ?? []).map(({ type }) => baseOf(type))))
  const free = names.filter((name) => !used.has(name))
  return free.length === 1 ? (free[0] ?? '') : ''
}

/** Every value that is hashed, domain first. What the types do not name is not signed and not listed. */
export function typedFields(data: TypedDataSchema): TypedField[] {
  const domain = data.types['EIP712Domain']
    ? data.types['EIP712Domain'].map(({ name, type }) => [name, type] as const)
    : DOMAIN_TYPES.filter(([name]) => data.domain[name] !== undefined && data.domain[name] !== null)
  const fields: TypedField[] = domain.map(([name, type]) => ({
    group: 'domain',
    path: name,
    name,
    type,
    value: data.domain[name],
    siblings: data.domain,
  }))
  walk(data, primaryTypeOf(data), data.message, '', fields)
  return fields.slice(0, MAX_FIELDS)
}

function walk(data: TypedDataSchema, struct: string, value: unknown, path: string, fields: TypedField[]): void {
  if (!isRecord(value)) return
  for (const { name, type } of data.types[struct] ?? [])
    visit(data, type, name, value[name], path === '' ? name : `${path}.${name}`, value, fields)
}

function visit(
  data: TypedDataSchema,
  type: string,
  name: string,
  value: unknown,
  path: string,
  siblings: Readonly<Record<string, unknown>>,
  fields: TypedField[],
): void {
  if (fields.length > MAX_FIELDS) return
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined && Array.isArray(value) && value.length > 0) {
    for (const [index, one] of value.entries()) visit(data, item, name, one, `${path}[${index}]`, siblings, fields)
    return
  }
  if (data.types[type] && isRecord(value)) return walk(data, type, value, path, fields)
  fields.push({ group: 'message', path, name, type, value, siblings })
}

const baseOf = (type: string): string => type.replace(/\[.*$/, '')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
