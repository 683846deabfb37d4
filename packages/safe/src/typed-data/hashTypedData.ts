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
/** Of the texts of the types, and of the zero words of missing structs. */
const MOST_BYTES = 1_000_000

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
  const work: Work = { types: all, typeHashes: new Map(), left: MOST_BYTES }
  const domainHash = hashStruct(work, 'EIP712Domain', domain, 'domain', 0)
  const messageHash = primaryType === 'EIP712Domain' ? null : hashStruct(work, primaryType, message, 'message', 0)
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

/** The types of one message, and what its hash may still write beyond the values of the message. */
type Work = {
  readonly types: Types
  /** Each type is written and hashed once, however many values it has. */
  readonly typeHashes: Map<string, string>
  left: number
}

function hashStruct(work: Work, type: string, value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw malformedTypedData(messages.tooNested({ path, most: MAX_DEPTH }))
  if (!isRecord(value)) throw malformedTypedData(messages.noStruct({ path, type }))
  const fields = (work.types[type] ?? []).map((field) => {
    const inner = Object.hasOwn(value, field.name) ? value[field.name] : undefined
    return encodeField(work, field.type, inner, `${path}.${field.name}`, depth)
  })
  return hashWord(keccakHex(`0x${hashType(work, type)}${fields.join('')}`))
}

function encodeField(work: Work, type: string, value: unknown, path: string, depth: number): string {
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  const item = array?.[1]
  if (array !== null && item !== undefined) {
    if (!Array.isArray(value)) throw malformedTypedData(messages.noList(path))
    if (array[2] !== '' && Number(array[2]) !== value.length) {
      throw malformedTypedData(messages.otherLength({ path, count: value.length, type, expected: array[2] ?? '' }))
    }
    const items = value.map((inner: unknown, at) => encodeField(work, item, inner, `${path}[${at}]`, depth + 1))
    return hashWord(keccakHex(`0x${items.join('')}`))
  }
  if (!Object.hasOwn(work.types, type)) return encodeTypedDataValue(type, value, path)
  if (value !== null && value !== undefined) return hashStruct(work, type, value, path, depth + 1)
  spend(work, 32)
  return '0'.repeat(64)
}

function hashType(work: Work, type: string): string {
  const known = work.typeHashes.get(type)
  if (known !== undefined) return known
  const text = encodeType(work.types, type)
  spend(work, text.length)
  const hash = hashWord(keccakText(text))
  work.typeHashes.set(type, hash)
  return hash
}

/** A few hundred kB of types and empty structs could otherwise demand gigabytes of hashing. */
function spend(work: Work, bytes: number): void {
  work.left -= bytes
  if (work.left < 0) throw malformedTypedData(messages.tooLong(MOST_BYTES))
}

/** `Mail(Person to,string text)Person(string name)`: the type, then every type it uses, sorted by name. */
function encodeType(types: Types, type: string): string {
  const used = new Set([type])
  // The loop also visits the names that it adds.
  for (const name of used)
    for (const field of types[name] ?? []) {
      const inner = field.type.replace(/\[.*$/, '')
      if (Object.hasOwn(types, inner)) used.add(inner)
    }
  used.delete(type)
  return [type, ...[...used].toSorted()]
    .map((name) => `${name}(${(types[name] ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}
