import { describe, expect, test } from 'vitest'
import { readOrigin } from './readOrigin.ts'

describe('origin', () => {
  test('behavior: the note is kept as plain text and written back', () => {
    const origin = JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent <b>March</b> ' })
    expect(readOrigin(origin)).toEqual({
      origin: JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent March' }),
      note: 'Rent March',
    })
  })
  test('behavior: tags hidden inside tags are gone as well', () => {
    expect(readOrigin(JSON.stringify({ note: '<<b>script>alert(1)<</b>/script>' })).note).not.toMatch(/<[a-z/]/)
  })
  test('behavior: an empty note is no note', () => {
    expect(readOrigin(JSON.stringify({ name: 'A', note: '<i></i>' }))).toEqual({ origin: '{"name":"A"}', note: null })
  })
  test.each(['not json', '"text"', '[1]', 'null', '', null, undefined])('error: %s is dropped', (text) => {
    expect(readOrigin(text)).toEqual({ origin: null, note: null })
  })
})
