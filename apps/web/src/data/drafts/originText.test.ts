import { expect, test } from 'vitest'
import { MOST_ORIGIN_CHARACTERS, originText } from './originText.ts'

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
