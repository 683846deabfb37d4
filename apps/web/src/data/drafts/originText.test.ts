import { expect, test } from 'vitest'
import { fitOrigin, MOST_ORIGIN_CHARACTERS, originText } from './originText.ts'
import { splitNote } from '@countersign/safe/light'
import * as z from 'zod/mini'

const app = { url: 'https://swap.example/app', name: 'Swap' }

test('behavior: the requesting app and the note form one text', () => {
  expect(originText(null, '')).toBeNull()
  expect(originText(null, 'Rent')).toBe('{"note":"Rent"}')
  expect(originText(app, '')).toBe('{"url":"https://swap.example/app","name":"Swap"}')
  expect(originText(app, 'Rent')).toBe('{"url":"https://swap.example/app","name":"Swap","note":"Rent"}')
})

test.each([
  ['a long name', { ...app, name: 'n'.repeat(300) }, ''],
  ['a name full of quotes', { ...app, name: '"'.repeat(300) }, 'Rent'],
  ['a name of characters beyond the first plane', { ...app, name: '🦊'.repeat(200) }, ''],
  ['a long note', app, '\\'.repeat(300)],
  ['a long address', { url: `https://swap.example/${'a'.repeat(300)}`, name: 'Swap' }, 'Rent'],
])('behavior: %s fits, measured on the text that is sent', (_title, origin, note) => {
  const text = originText(origin, note) ?? ''
  expect([...text].length).toBeLessThanOrEqual(MOST_ORIGIN_CHARACTERS)
  const parsed: unknown = JSON.parse(text)
  expect(Reflect.get(Object(parsed), 'url')).toMatch(/^https:\/\/swap\.example/)
  expect(text).not.toMatch(/\\ud[89a-f]/i)
})

test('behavior: a long note without an app fits as well', () => {
  const text = originText(null, 'Rent of May '.repeat(50)) ?? ''
  expect(text).toMatch(/^\{"note":"Rent of May .*…"\}$/)
  expect(text).toHaveLength(MOST_ORIGIN_CHARACTERS)
})

test('behavior: the app’s address is kept whole; the name is cut first, then the note', () => {
  const text = originText({ ...app, name: 'n'.repeat(300) }, 'Rent of May') ?? ''
  expect(JSON.parse(text)).toMatchObject({ url: app.url, note: 'Rent of May', name: expect.stringMatching(/^n+…$/) })
})

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
