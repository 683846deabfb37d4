import { checksumAddress } from '@countersign/primitives'
import fc from 'fast-check'

/*
 * Values as the Safe Client Gateway of August 2026 writes them.
 */
export const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(toHex)
const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`
export const address = hex(20).map((text) => checksumAddress(text))
export const hash = hex(32)
export const amount = fc.bigInt(0n, 2n ** 256n - 1n).map(String)
export const text = fc.string({ maxLength: 20 })
export const time = fc.integer({ min: 1_600_000_000_000, max: 1_800_000_000_000 })
export const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
export const info = fc.record({ value: address, name: orNull(text), logoUri: orNull(text) })
/** A field that a later version adds. */
export const withMore = <T extends object>(value: fc.Arbitrary<T>) =>
  fc
    .tuple(value, fc.dictionary(fc.constantFrom('addedLater', 'another'), fc.jsonValue(), { maxKeys: 1 }))
    .map(([known, more]) => ({ ...more, ...known }))
export const kind = <T extends object>(type: string, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  withMore(fc.record({ type: fc.constant(type), ...fields }))
export const page = <T>(item: fc.Arbitrary<T>, hasCount = true) =>
  fc.record({
    ...(hasCount ? { count: orNull(fc.nat()) } : {}),
    next: orNull(fc.constant('https://gateway.example/v1?cursor=limit%3D20%26offset%3D20')),
    previous: fc.constant(null),
    results: fc.array(item, { maxLength: 4 }),
  })
