import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'

/** The definition: `JSON.stringify` of a copy whose keys are sorted. Hashes of existing journals are over this text. */
const definition = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

test('behavior: the text of any value is the one that existing journals were hashed with', () => {
  const values = fc.anything({ withUnicodeString: true, maxDepth: 3, maxKeys: 6 }).filter(isPlain)
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => canonicalJson(value) === definition(value)))
  fc.assert(fc.property(values, (value) => canonicalJson(value) === definition(value)))
  const odd = {
    b: undefined,
    10: 1,
    2: [undefined, null, { z: '\ud800', a: '"\n' }],
    __proto__: null,
    '': 0,
    A: -0,
    a: 1e21,
  }
  expect(canonicalJson(odd)).toBe(definition(odd))
})

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isPlain) && !('toJSON' in value)
  return ['string', 'number', 'boolean'].includes(typeof value) || value === null
}
