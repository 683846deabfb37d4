import { expect, test } from 'vitest'
import { printReference } from './printReference.ts'

test('behavior: a function has its signature, parameters, errors and example, and types are a list', () => {
  const place = { package: 'a', specifier: '@countersign/a', file: 'packages/a/src/a.ts' }
  const tags = [
    { name: 'param', text: 'wei amount in wei' },
    { name: 'throws', text: 'RangeError' },
    { name: 'example', text: "```ts\nformat(1n) // '1'\n```" },
  ]
  const text = printReference('@countersign/a', '0.1.0', [
    {
      ...place,
      name: 'format',
      kind: 'function',
      signature: '(wei: bigint) => string',
      text: 'Writes an amount.',
      tags,
    },
    { ...place, name: 'Amount', kind: 'type', signature: null, text: 'An\namount.', tags: [] },
  ])
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    '# @countersign/a 0.1.0: reference',
    'Generated from the docstrings of this version.',
    '## `@countersign/a`',
    '### format',
    '```ts',
    'format: (wei: bigint) => string',
    '```',
    'Writes an amount.',
    '- parameter wei amount in wei',
    '- throws RangeError',
    '```ts',
    "format(1n) // '1'",
    '```',
    '### Types',
    '- `Amount`: An amount.',
  ])
})
