import { expect, test } from 'vitest'
import { parseDataUri } from './MetadataQueue.ts'

const inside = (text: string) => `data:application/json;base64,${Buffer.from(text).toString('base64')}`

test('behavior: a document in a data URI is parsed', () => {
  expect(parseDataUri(inside('{"name":"Ä"}'))).toEqual({ name: 'Ä' })
  expect(parseDataUri('data:application/json;charset=utf-8,%7B%22name%22%3A%22x%22%7D')).toEqual({ name: 'x' })
})

test('error: a value that is not an object, not JSON, elsewhere, or nested too deeply for a database is ignored', () => {
  const deep = `{"a":${'['.repeat(4000)}${']'.repeat(4000)}}`
  for (const uri of [null, '', 'https://x.example/1.json', ...['[1]', '1', '{', deep].map(inside)])
    expect(parseDataUri(uri)).toBeNull()
})
