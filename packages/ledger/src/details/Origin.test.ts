import type { Hex } from '@countersign/primitives'
import { packProofs, splitNote } from '@countersign/safe/light'
import { describe, expect, test } from 'vitest'
import {
  describeOrigin,
  explainLongOrigin,
  fitOrigin,
  fitsOrigin,
  MOST_ORIGIN_CHARACTERS,
  normalizeOrigin,
  originText,
} from './Origin.ts'

test('behavior: an app is named by its name or else its URL, and the note has no markup', () => {
  expect(describeOrigin('{"url":"https://a.example","name":"A","note":" Rent <b>March</b> "}')).toEqual({
    app: { name: 'A', url: 'https://a.example', logoUri: null },
    note: 'Rent March',
  })
  expect(describeOrigin('{"url":"https://a.example"}').app?.name).toBe('https://a.example')
  expect(describeOrigin('{"name":"A","note":"<i></i>"}')).toEqual({ app: null, note: null })
})

test.each([null, '', 'not JSON', '"text"', '[1]', 'null', '{"url":1,"note":{}}'])(
  'error: %s gives no origin',
  (text) => {
    expect(describeOrigin(text)).toEqual({ app: null, note: null })
  },
)

describe('what a service stores', () => {
  test('behavior: the note is stored as plain text and returned', () => {
    const origin = JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent <b>March</b> ' })
    expect(normalizeOrigin(origin)).toEqual({
      origin: JSON.stringify({ url: 'https://a.example', name: 'A', note: 'Rent March' }),
      note: 'Rent March',
    })
  })
  test('behavior: tags hidden inside tags are removed too', () => {
    expect(normalizeOrigin(JSON.stringify({ note: '<<b>script>alert(1)<</b>/script>' })).note).not.toMatch(/<[a-z/]/)
  })
  test('behavior: an empty note is not stored', () => {
    expect(normalizeOrigin(JSON.stringify({ name: 'A', note: '<i></i>' }))).toEqual({
      origin: '{"name":"A"}',
      note: null,
    })
  })
  test("behavior: the length limit is that of Safe's services, counted in characters without the markup of the note", () => {
    const noted = (note: string) => JSON.stringify({ note })
    const room = 200 - noted('').length
    for (const note of ['n'.repeat(room), `<b>${'n'.repeat(room)}</b>`, '🦊'.repeat(room)])
      expect([...(normalizeOrigin(noted(note)).origin ?? '')]).toHaveLength(200)
    for (const origin of [
      noted('n'.repeat(room + 1)),
      noted('<'.repeat(1_000_000)),
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ])
      expect(fitsOrigin(normalizeOrigin(origin).origin ?? '')).toBe(false)
    expect(explainLongOrigin(noted('n'.repeat(room + 1)))).toBe(
      'The origin has 201 characters; at most 200 are allowed.',
    )
  })
  test('behavior: six proofs of new owners pass unchanged', () => {
    const proofs = ['11', '22', '33', '44', '55', '66'].map((byte): Hex => `0x${byte.repeat(64)}1b`)
    const fits = (note: string) => [...JSON.stringify({ note })].length <= 200
    const { note, leftOut } = packProofs('', proofs, fits)
    expect(leftOut).toEqual([])
    expect(splitNote(normalizeOrigin(JSON.stringify({ note })).note ?? '').proofs).toEqual(proofs)
  })
  test('behavior: text that is not an origin is dropped at any length', () => {
    expect(normalizeOrigin('x'.repeat(5000))).toEqual({ origin: null, note: null })
  })
  test.each(['not json', '"text"', '[1]', 'null', '', null, undefined])('error: %s is dropped', (text) => {
    expect(normalizeOrigin(text)).toEqual({ origin: null, note: null })
  })
})

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

const notedIn = (origin: unknown): string => String(Reflect.get(Object(origin), 'note'))

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
  for (const text of ['x'.repeat(300), `[${'1,'.repeat(200)}1]`, JSON.stringify({ url: 5, name: 'n'.repeat(300) })])
    expect(fitOrigin(text)).toBeNull()
})

test('behavior: proofs in a long note are kept whole or dropped', () => {
  const proof = (letter: string) => `proof:${letter.repeat(85)}A`
  const fitted = (note: string): unknown => JSON.parse(fitOrigin(JSON.stringify({ note })) ?? '')
  const [first, second] = ['B', 'C'].map(proof)
  const many = ['B', 'C', 'D', 'E', 'F', 'G', 'H'].map(proof).join(' ')
  expect(splitNote(notedIn(fitted(many)))).toEqual({ note: '', proofs: splitNote(many).proofs.slice(0, 6) })
  expect(fitted(`${'Rent '.repeat(16)}${first}`)).toEqual({ note: `${'Rent '.repeat(16)}${first}` })
  const long = notedIn(fitted(`${'Rent '.repeat(30)}${first} ${second}`))
  expect(splitNote(long)).toEqual({ note: 'Rent '.repeat(30).trim(), proofs: splitNote(`${first}`).proofs })
})
