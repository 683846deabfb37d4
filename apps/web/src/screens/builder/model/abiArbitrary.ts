import { checksumAddress } from '@countersign/primitives'
import fc from 'fast-check'
import type { FieldValue } from './FieldValue.ts'
import type { Parameter } from './Parameter.ts'

/** A parameter of any type with a value, as typed and as another encoder accepts it. */
export type TypedValue = { readonly parameter: Parameter; readonly field: FieldValue; readonly value: unknown }

type Leafs = fc.Arbitrary<{ type: string; values: fc.Arbitrary<{ field: FieldValue; value: unknown }> }>

const hex = (size: { minLength: number; maxLength: number }) =>
  fc
    .uint8Array(size)
    .map((bytes) => `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}` as const)
const text = (value: unknown) => ({ field: { text: String(value) }, value })

const leafs: Leafs = fc.oneof(
  fc.constant({
    type: 'address',
    values: hex({ minLength: 20, maxLength: 20 }).map((digits) => text(checksumAddress(digits))),
  }),
  fc.constant({ type: 'bool', values: fc.boolean().map(text) }),
  fc.constant({ type: 'string', values: fc.string({ unit: 'grapheme', maxLength: 80 }).map(text) }),
  fc.constant({ type: 'bytes', values: hex({ minLength: 0, maxLength: 80 }).map(text) }),
  fc.integer({ min: 1, max: 32 }).map((size) => ({
    type: `bytes${size}`,
    values: hex({ minLength: size, maxLength: size }).map(text),
  })),
  fc.tuple(fc.integer({ min: 1, max: 32 }), fc.boolean()).map(([words, isSigned]) => {
    const bits = BigInt(words * 8)
    const [min, max] = isSigned ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n] : [0n, 2n ** bits - 1n]
    // viem accepts up to 48 bits only as JavaScript numbers; the encoding is the same.
    return { type: `${isSigned ? '' : 'u'}int${bits}`, values: fc.bigInt({ min, max }).map(text) }
  }),
  fc.constant({ type: 'uint', values: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(text) }),
)

type Kind = { readonly parameter: Parameter; readonly values: fc.Arbitrary<{ field: FieldValue; value: unknown }> }

const kind = (depth: number): fc.Arbitrary<Kind> => {
  const leaf = leafs.map(({ type, values }): Kind => ({ parameter: { type }, values }))
  if (depth === 0) return leaf
  const inner = kind(depth - 1)
  const array = fc.tuple(inner, fc.option(fc.integer({ min: 1, max: 3 }))).map(([item, size]): Kind => {
    const lengths = size === null ? { maxLength: 3 } : { minLength: size, maxLength: size }
    return {
      parameter: { ...item.parameter, type: `${item.parameter.type}[${size ?? ''}]` },
      values: fc.array(item.values, lengths).map(together),
    }
  })
  const tuple = fc.array(inner, { minLength: 1, maxLength: 3 }).map((parts): Kind => ({
    parameter: {
      type: 'tuple',
      components: parts.map(({ parameter }, index) => ({ ...parameter, name: `part${index}` })),
    },
    values: fc.tuple(...parts.map(({ values }) => values)).map(together),
  }))
  return fc.oneof(leaf, array, tuple)
}

/** viem accepts tuples by name and as lists. */
const together = (list: readonly { field: FieldValue; value: unknown }[]) => ({
  field: { items: list.map(({ field }) => field) },
  value: list.map(({ value }) => value),
})

export const typedValues: fc.Arbitrary<TypedValue[]> = fc.array(
  kind(3).chain(({ parameter, values }) => values.map((one): TypedValue => ({ parameter, ...one }))),
  { maxLength: 4 },
)
