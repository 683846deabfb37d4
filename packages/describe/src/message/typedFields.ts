import type { TypedDataSchema } from '@countersign/api'
import { primaryTypeOf } from '@countersign/safe/checks'
import { isRecord } from '@countersign/primitives'
import { signedTypedData } from './signedTypedData.ts'

/** One value of typed data with its path, in the order of hashing. */
export type TypedField = {
  readonly group: 'domain' | 'message'
  /** `details.token`, `permitted[0].amount`. */
  readonly path: string
  readonly name: string
  readonly type: string
  readonly value: unknown
  /** The struct that contains it, for values that only have a meaning together. */
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

/**
 * The hashed values, domain first, and whether the list is complete. Values that the types do not name are not signed
 * and not listed.
 *
 * @example
 * typedFields(permit).fields.map(({ path }) => path).slice(0, 5) // ['name', 'version', 'chainId', 'verifyingContract', 'owner']
 */
export function typedFields(typedData: TypedDataSchema): { readonly fields: TypedField[]; readonly isWhole: boolean } {
  const data = signedTypedData(typedData)
  const domain = data.types['EIP712Domain']
    ? data.types['EIP712Domain'].map(({ name, type }) => [name, type] as const)
    : DOMAIN_TYPES.filter(([name]) => data.domain[name] !== undefined && data.domain[name] !== null)
  const fields: TypedField[] = domain.map(([name, type]) => ({
    group: 'domain',
    path: name,
    name,
    type,
    value: Object.hasOwn(data.domain, name) ? data.domain[name] : undefined,
    siblings: data.domain,
  }))
  const type = primaryTypeOf(data)
  // With the domain as the primary type, nothing else is hashed.
  if (type !== 'EIP712Domain') walk(data, type, data.message, '', fields)
  return { fields: fields.slice(0, MAX_FIELDS), isWhole: fields.length <= MAX_FIELDS }
}

function walk(data: TypedDataSchema, struct: string, value: unknown, path: string, fields: TypedField[]): void {
  if (!isRecord(value)) return
  for (const { name, type } of fieldsOf(data, struct) ?? [])
    visit(
      data,
      type,
      name,
      Object.hasOwn(value, name) ? value[name] : undefined,
      path === '' ? name : `${path}.${name}`,
      value,
      fields,
    )
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
  if (fieldsOf(data, type) !== undefined && isRecord(value)) return walk(data, type, value, path, fields)
  fields.push({ group: 'message', path, name, type, value, siblings })
}

/** Own properties only: a type may have the name of an inherited property, such as `constructor`. */
const fieldsOf = ({ types }: TypedDataSchema, struct: string) =>
  Object.hasOwn(types, struct) ? types[struct] : undefined
