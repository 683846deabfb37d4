import { expect, test } from 'vitest'
import { fitOrigin } from './fitOrigin.ts'

test('behavior: what fits stays as it is', () => {
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

test('behavior: a long text that is no origin is none', () => {
  for (const text of ['x'.repeat(300), `[${'1,'.repeat(200)}1]`, JSON.stringify({ url: 5, note: 'n'.repeat(300) })])
    expect(fitOrigin(text)).toBeNull()
})
