import { splitNote } from '@countersign/safe/light'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fitOrigin } from './fitOrigin.ts'

const Noted = z.object({ note: z.string() })

test('behavior: an origin that fits is unchanged', () => {
  for (const origin of [null, '', 'https://app.example', '{"note":"Rent","more":1}'])
    expect(fitOrigin(origin)).toBe(origin)
})

test('behavior: a long note is cut, the address of the app is kept', () => {
  const note = 'Rent of May '.repeat(50)
  expect(fitOrigin(JSON.stringify({ note }))).toMatch(/^\{"note":"Rent of May .*…"\}$/)
  const text = fitOrigin(JSON.stringify({ url: 'https://app.example', name: 'n'.repeat(200), note: 'Rent' })) ?? ''
  expect(JSON.parse(text)).toMatchObject({ url: 'https://app.example', note: 'Rent' })
  expect(text.length).toBeLessThanOrEqual(200)
})

test('behavior: a long text that is not an origin becomes null', () => {
  for (const text of ['x'.repeat(300), `[${'1,'.repeat(200)}1]`, JSON.stringify({ url: 5, note: 'n'.repeat(300) })])
    expect(fitOrigin(text)).toBeNull()
})

test('behavior: proofs in a long note are kept whole or dropped', () => {
  const proof = (letter: string) => `proof:${letter.repeat(85)}A`
  const fitted = (note: string): unknown => JSON.parse(fitOrigin(JSON.stringify({ note })) ?? '')
  const [first, second] = ['B', 'C'].map(proof)
  const many = ['B', 'C', 'D', 'E', 'F', 'G', 'H'].map(proof).join(' ')
  expect(splitNote(z.parse(Noted, fitted(many)).note)).toEqual({ note: '', proofs: splitNote(many).proofs.slice(0, 6) })
  expect(fitted(`${'Rent '.repeat(16)}${first}`)).toEqual({ note: `${'Rent '.repeat(16)}${first}` })
  const long = z.parse(Noted, fitted(`${'Rent '.repeat(30)}${first} ${second}`)).note
  expect(splitNote(long)).toEqual({ note: 'Rent '.repeat(30).trim(), proofs: splitNote(`${first}`).proofs })
})
