import { hashWord, type Hex, isRecord } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { keccakText } from '../keccak/keccakText.ts'
import { encodeTypedDataValue } from './encodeTypedDataValue.ts'
import { inferPrimaryType } from './inferPrimaryType.ts'
import { malformedTypedData } from './malformedTypedData.ts'
import type { TypedData } from './TypedData.ts'
import { withDomainType } from './withDomainType.ts'
import { typedDataMessages as messages } from './typedDataMessages.ts'

type Types = TypedData['types']

const MAX_DEPTH = 64

/**
 * The three values of typed data with their names in ERC-8213; `messageHash` is null if only the domain is signed.
 *
 * @example
 * const { digest, domainHash, messageHash }: TypedDataDigests = typedDataDigests(typedData)
 */
export type TypedDataDigests = {
  /** `keccak256(0x1901 ‖ domainHash ‖ messageHash)`: the signed hash; for a `SafeTx` the safeTxHash. */
  readonly digest: Hex
  /** `hashStruct(domain)` */
  readonly domainHash: Hex
  /** `hashStruct(message)` */
  readonly messageHash: Hex | null
}

/**
 * EIP-712 digest, domain hash and message hash of typed data, for comparing with a device (ERC-8213). A struct that is null or
 * missing counts as zero.
 *
 * @throws SafeError `message/malformed` with the path of the value that does not fit its type
 * @example
 * typedDataDigests(reviewed.typedData).domainHash === reviewed.domainHash
 */
export function typedDataDigests(typedData: TypedData): TypedDataDigests {
  const { domain, types: all, message } = withDomainType(typedData)
  const primaryType = inferPrimaryType({ types: all, primaryType: typedData.primaryType })
  const domainHash = hashStruct(all, 'EIP712Domain', domain, 'domain', 0)
  const messageHash = primaryType === 'EIP712Domain' ? null : hashStruct(all, primaryType, message, 'message', 0)
  return {
    digest: keccakHex(`0x1901${domainHash}${messageHash ?? ''}`),
    domainHash: `0x${domainHash}`,
    messageHash: messageHash === null ? null : `0x${messageHash}`,
  }
}

/**
 * The EIP-712 hash of typed data, as `eth_signTypedData_v4` signs it. A struct that is null or missing counts as zero.
 *
 * @throws SafeError `message/malformed` with the path of the value that does not fit its type
 * @example
 * hashTypedData({ domain: { name: 'Mail' }, types: { Mail: [{ name: 'text', type: 'string' }] }, message: { text: 'hi' } })
 */
export const hashTypedData = (typedData: TypedData): Hex => typedDataDigests(typedData).digest

function hashStruct(types: Types, type: string, value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw malformedTypedData(messages.tooNested({ path, most: MAX_DEPTH }))
  if (!isRecord(value)) throw malformedTypedData(messages.noStruct({ path, type }))
  const fields = (types[type] ?? []).map((field) => {
    const inner = Object.hasOwn(value, field.name) ? value[field.name] : undefined
    return encodeField(types, field.type, inner, `${path}.${field.name}`, depth)
  })
  return hashWord(keccakHex(`${keccakText(encodeType(types, type))}${fields.join('')}`))
}

function encodeField(types: Types, type: string, value: unknown, path: string, depth: number): string {
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  const item = array?.[1]
  if (array !== null && item !== undefined) {
    if (!Array.isArray(value)) throw malformedTypedData(messages.noList(path))
    if (array[2] !== '' && Number(array[2]) !== value.length) {
      throw malformedTypedData(messages.otherLength({ path, count: value.length, type, expected: array[2] ?? '' }))
    }
    const items = value.map((inner: unknown, at) => encodeField(types, item, inner, `${path}[${at}]`, depth + 1))
    return hashWord(keccakHex(`0x${items.join('')}`))
  }
  if (!Object.hasOwn(types, type)) return encodeTypedDataValue(type, value, path)
  return value === null || value === undefined ? '0'.repeat(64) : hashStruct(types, type, value, path, depth + 1)
}

/** `Mail(Person to,string text)Person(string name)`: the type, then every type it uses, sorted by name. */
function encodeType(types: Types, type: string): string {
  const used = new Set<string>()
  const collect = (name: string): void => {
    if (used.has(name) || !Object.hasOwn(types, name)) return
    used.add(name)
    for (const field of types[name] ?? []) collect(field.type.replace(/\[.*$/, ''))
  }
  collect(type)
  used.delete(type)
  return [type, ...[...used].toSorted()]
    .map((name) => `${name}(${(types[name] ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}
