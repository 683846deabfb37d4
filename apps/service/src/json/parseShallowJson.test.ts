import { expect, test } from 'vitest'
import { parseShallowJson } from './parseShallowJson.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test('behavior: usual nesting is parsed', () => {
  for (const value of [1, null, 'x', { a: [{ b: '[[[' }] }, '{"\\', Array.from({ length: 500 }, () => [[]])])
    expect(parseShallowJson(JSON.stringify(value))).toEqual(value)
  expect(parseShallowJson(nested(100))).toEqual(JSON.parse(nested(100)))
  const brackets = JSON.stringify({ text: '"[{'.repeat(1000), more: '\\'.repeat(7) })
  expect(parseShallowJson(brackets)).toEqual(JSON.parse(brackets))
})

test.each([nested(101), nested(1_000_000), '{"a":'.repeat(5000), `["${'\\"'.repeat(100_000)}",${nested(100)}]`])(
  'error: JSON that is nested too deeply is refused (%#)',
  (text) => expect(() => parseShallowJson(text)).toThrow('The JSON has more than 100 levels'),
)

test('error: text that is not JSON is refused', () => {
  for (const text of ['', '{', '"', '"\\', 'x', ']]]', '[1,]'])
    expect(() => parseShallowJson(text)).toThrow(SyntaxError)
})
