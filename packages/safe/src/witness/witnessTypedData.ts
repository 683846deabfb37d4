import { joined, textBytes, toHex, type WitnessHex } from './bytes.ts'
import { keccakInterleaved } from './keccakInterleaved.ts'
import { valueWord } from './typedValue.ts'

type Field = { readonly name: string; readonly type: string }
type Values = Readonly<Record<string, unknown>>

/**
 * Typed data as it arrived: the first implementation has not processed it.
 *
 * @example
 * const data: WitnessedTypedData = { domain: { name: 'Mail' }, types: { Mail: [{ name: 'text', type: 'string' }] }, message: { text: 'hi' } }
 */
export type WitnessedTypedData = {
  readonly domain: Values
  readonly types: Readonly<Record<string, readonly Field[]>>
  readonly primaryType?: string | undefined
  readonly message: Values
}

const DOMAIN = 'EIP712Domain'
const DOMAIN_FIELDS = 'string name,string version,uint256 chainId,address verifyingContract,bytes32 salt' // no message: a type of EIP-712

/**
 * Computes the EIP-712 hash of typed data independently: directly to bytes, by a dictionary of types, each type
 * written and hashed once.
 *
 * @throws TypeError, RangeError if it is not typed data, or contains a value that does not have its type
 * @example
 * witnessTypedData(permit) === hashTypedData(permit) // true
 */
export function witnessTypedData({ domain, types, primaryType, message }: WitnessedTypedData): WitnessHex {
  const known = new Map(Object.entries(types))
  if (!known.has(DOMAIN)) known.set(DOMAIN, fieldsOfDomain(domain))
  const hasher = structHasher(known)
  const root = primaryType || onlyRoot(known)
  const structs = [hasher(DOMAIN, domain), ...(root === DOMAIN ? [] : [hasher(root, message)])]
  return toHex(keccakInterleaved(joined([Uint8Array.of(0x19, 0x01), ...structs])))
}

function structHasher(types: ReadonlyMap<string, readonly Field[]>) {
  const typeHashes = new Map<string, Uint8Array>()
  const hashOfType = (name: string): Uint8Array => {
    const hash = typeHashes.get(name) ?? keccakInterleaved(textBytes(written(types, name)))
    typeHashes.set(name, hash)
    return hash
  }
  function struct(name: string, value: unknown): Uint8Array {
    const fields = types.get(name)
    if (fields === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TypeError(`The witness cannot read a ${name}.`)
    const own = new Map<string, unknown>(Object.entries(value))
    return keccakInterleaved(
      joined([hashOfType(name), ...fields.map((field) => word(field.type, own.get(field.name)))]),
    )
  }
  function word(type: string, value: unknown): Uint8Array {
    if (type.endsWith(']')) return list(type, value)
    if (!types.has(type)) return valueWord(type, value)
    return value === undefined || value === null ? new Uint8Array(32) : struct(type, value)
  }
  function list(type: string, value: unknown): Uint8Array {
    const at = type.lastIndexOf('[')
    const size = type.slice(at + 1, -1)
    if (!Array.isArray(value) || (size !== '' && value.length !== Number(size)))
      throw new TypeError(`The witness cannot read a list of the type "${type}".`)
    return keccakInterleaved(joined(value.map((item) => word(type.slice(0, at), item))))
  }
  return struct
}

/** A type in its hashed form: itself, then all types that it refers to, sorted by name. */
function written(types: ReadonlyMap<string, readonly Field[]>, root: string): string {
  const reached = new Set([root])
  // Iterating over a Set also visits elements that are added meanwhile.
  for (const name of reached)
    for (const { type } of types.get(name) ?? []) {
      const [item = ''] = type.split('[')
      if (types.has(item)) reached.add(item)
    }
  const [, ...others] = reached
  const sentence = (name: string) =>
    `${name}(${(types.get(name) ?? []).map((field) => `${field.type} ${field.name}`).join()})`
  return [root, ...others.sort()].map(sentence).join('')
}

/** The only type that no other type uses. */
function onlyRoot(types: ReadonlyMap<string, readonly Field[]>): string {
  const roots = new Set(types.keys())
  roots.delete(DOMAIN)
  for (const [holder, fields] of types)
    if (holder !== DOMAIN)
      for (const { type } of fields) {
        const [item = ''] = type.split('[')
        if (item !== holder) roots.delete(item)
      }
  const [root, another] = roots
  if (root === undefined || another !== undefined) throw new TypeError('The witness cannot tell the primary type.')
  return root
}

function fieldsOfDomain(domain: Values): Field[] {
  const all = DOMAIN_FIELDS.split(',').map((field) => field.split(' '))
  return all.flatMap(([type = '', name = '']) => ((domain[name] ?? null) === null ? [] : [{ name, type }]))
}
