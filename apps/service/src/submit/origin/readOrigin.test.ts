import { describe, expect, test } from 'vitest'
import type { Hex } from '@countersign/primitives'
import { packProofs, splitNote } from '@countersign/safe/light'
import { readOrigin } from './readOrigin.ts'

describe('origin', () => {
  test('behavior: the note is stored as plain text and returned', () => {
    const origin = JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent <b>March</b> ' })
    expect(readOrigin(origin)).toEqual({
      origin: JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent March' }),
      note: 'Rent March',
    })
  })
  test('behavior: tags hidden inside tags are removed too', () => {
    expect(readOrigin(JSON.stringify({ note: '<<b>script>alert(1)<</b>/script>' })).note).not.toMatch(/<[a-z/]/)
  })
  test('behavior: an empty note is not stored', () => {
    expect(readOrigin(JSON.stringify({ name: 'A', note: '<i></i>' }))).toEqual({ origin: '{"name":"A"}', note: null })
  })
  test("behavior: the length limit is that of Safe's services, counted in characters without the markup of the note", () => {
    const noted = (note: string) => JSON.stringify({ note })
    const room = 200 - noted('').length
    for (const note of ['n'.repeat(room), `<b>${'n'.repeat(room)}</b>`, '🦊'.repeat(room)])
      expect([...(readOrigin(noted(note)).origin ?? '')]).toHaveLength(200)
    for (const origin of [
      noted('n'.repeat(room + 1)),
      noted('<'.repeat(1_000_000)),
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ])
      expect(() => readOrigin(origin)).toThrow(expect.objectContaining({ code: 'origin/too-long', statusCode: 422 }))
  })
  test('behavior: six proofs of new owners pass unchanged', () => {
    const proofs = ['11', '22', '33', '44', '55', '66'].map((byte): Hex => `0x${byte.repeat(64)}1b`)
    const fits = (note: string) => [...JSON.stringify({ note })].length <= 200
    const { note, leftOut } = packProofs('', proofs, fits)
    expect(leftOut).toEqual([])
    expect(splitNote(readOrigin(JSON.stringify({ note })).note ?? '').proofs).toEqual(proofs)
  })
  test('behavior: text that is not an origin is dropped at any length', () => {
    expect(readOrigin('x'.repeat(5000))).toEqual({ origin: null, note: null })
  })
  test.each(['not json', '"text"', '[1]', 'null', '', null, undefined])('error: %s is dropped', (text) => {
    expect(readOrigin(text)).toEqual({ origin: null, note: null })
  })
})
