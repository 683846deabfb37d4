import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listCodec } from './listCodec.ts'

const codec = listCodec(z.object({ id: z.number() }))

test('behavior: entries that this build cannot read are skipped, and stay in the storage when the list is written', () => {
  const stored = JSON.stringify([{ id: 1 }, { id: 'newer' }, { id: 2 }, 'text'])
  expect(codec.parse(stored)).toEqual([{ id: 1 }, { id: 2 }])
  expect(JSON.parse(codec.print([{ id: 2 }, { id: 3 }], stored))).toEqual([
    { id: 2 },
    { id: 3 },
    { id: 'newer' },
    'text',
  ])
})

test('error: text that is not a list is no value, and is replaced', () => {
  expect([codec.parse('{'), codec.parse('{"id":1}')]).toEqual([undefined, undefined])
  expect(codec.print([{ id: 1 }], '{')).toBe('[{"id":1}]')
  expect(codec.print([{ id: 1 }], null)).toBe('[{"id":1}]')
})
