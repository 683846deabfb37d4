import fc from 'fast-check'
import type { TypedData, TypedDataField } from '../src/index.ts'
import { addressArbitrary, bytesArbitrary, fixedBytesArbitrary } from '@countersign/primitives/testing'

/** Not in alphabetical order, and one name that every object inherits. */
const STRUCTS = ['Root', 'zeta', 'Alpha', 'alpha', 'constructor', '_x', 'B1'] as const
const MAX_DEPTH = 4

const numberArbitrary = (low: bigint, high: bigint): fc.Arbitrary<unknown> =>
  fc
    .bigInt(low, high)
    .chain((value) =>
      fc.constantFrom<unknown>(
        value,
        value.toString(),
        value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`,
        ...(BigInt(Number.MAX_SAFE_INTEGER) >= value && value >= -BigInt(Number.MAX_SAFE_INTEGER)
          ? [Number(value)]
          : []),
      ),
    )

const ATOMS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.string({ unit: 'binary', maxLength: 60 }),
  bytes: bytesArbitrary(300),
  bool: fc.boolean(),
  address: fc.oneof(
    addressArbitrary,
    addressArbitrary.map((address) => address.toLowerCase()),
  ),
  bytes1: fixedBytesArbitrary(1),
  bytes31: fixedBytesArbitrary(31),
  bytes32: fixedBytesArbitrary(32).map((hex) => `0x${hex.slice(2).toUpperCase()}`),
  uint8: numberArbitrary(0n, 255n),
  uint160: numberArbitrary(0n, (1n << 160n) - 1n),
  uint: numberArbitrary(0n, (1n << 256n) - 1n),
  uint256: numberArbitrary(0n, (1n << 256n) - 1n),
  int8: numberArbitrary(-128n, 127n),
  int: numberArbitrary(-(1n << 255n), (1n << 255n) - 1n),
  int256: numberArbitrary(-(1n << 255n), (1n << 255n) - 1n),
}

const fieldsArbitrary = fc.uniqueArray(
  fc.record({
    name: fc.oneof(fc.stringMatching(/^[a-z_]\w{0,5}$/), fc.constantFrom('toString', '__proto__', 'ünïcode')),
    type: fc
      .tuple(fc.constantFrom(...Object.keys(ATOMS), ...STRUCTS.slice(1)), fc.constantFrom('', '', '[]', '[2]', '[][3]'))
      .map(([type, list]) => type + list),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)

type Types = ReadonlyMap<string, readonly TypedDataField[]>

function valueArbitrary(types: Types, type: string, depth: number): fc.Arbitrary<unknown> {
  const [, item, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const length = size === '' ? { maxLength: 3 } : { minLength: Number(size), maxLength: Number(size) }
    return fc.array(valueArbitrary(types, item, depth + 1), length)
  }
  const fields = types.get(type)
  if (fields === undefined) return ATOMS[type] ?? fc.constant(undefined)
  if (depth >= MAX_DEPTH) return fc.constantFrom(null, undefined)
  return fc.oneof(
    { weight: 4, arbitrary: structArbitrary(types, fields, depth) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

/** Sometimes with a value that no type names: it is not hashed. */
const structArbitrary = (
  types: Types,
  fields: readonly TypedDataField[],
  depth: number,
): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(fc.boolean(), ...fields.map(({ type }) => valueArbitrary(types, type, depth + 1)))
    .map(([isMore, ...values]) =>
      Object.fromEntries([
        ...(isMore ? [['not signed', 'x']] : []),
        ...fields.map(({ name }, index) => [name, values[index]]),
      ]),
    )

const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'salt', type: 'bytes32' },
  { name: 'chainId', type: 'uint256' },
  { name: 'name', type: 'string' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'version', type: 'string' },
]

/**
 * Any typed data that can be hashed: types that use each other and themselves, nested lists, every spelling of a
 * number.
 */
export const typedDataArbitrary: fc.Arbitrary<TypedData> = fc
  .record({
    structs: fc.tuple(...STRUCTS.map(() => fieldsArbitrary)),
    domainFields: fc.subarray([...DOMAIN_FIELDS]),
    isDomainTyped: fc.boolean(),
  })
  .chain(({ structs, domainFields, isDomainTyped }) => {
    const types = new Map(STRUCTS.map((name, index) => [name as string, structs[index] ?? []]))
    return fc
      .record({
        domain: structArbitrary(types, domainFields, 0),
        message: structArbitrary(types, types.get('Root') ?? [], 0),
      })
      .map((values) => ({
        ...values,
        types: { ...Object.fromEntries(types), ...(isDomainTyped ? { EIP712Domain: domainFields } : {}) },
        primaryType: 'Root',
      }))
  })
