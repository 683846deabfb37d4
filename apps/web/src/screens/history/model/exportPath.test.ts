import { expect, test } from 'vitest'
import { filteredHistoryQuery } from '../../../data/query/historyQuery.ts'
import { exportPath, rangeProblem } from './exportPath.ts'

const key = { chainId: '31337', safe: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' } as const
const path = `/v1/chains/31337/safes/${key.safe}/export`

test('behavior: an open end of the range is left out of the URL', () => {
  expect(exportPath(key, 'csv', { from: '', to: '' })).toBe(`${path}?format=csv`)
  expect(exportPath(key, 'json', { from: '2026-08-01', to: '2026-08-31' })).toBe(
    `${path}?format=json&from=2026-08-01&to=2026-08-31`,
  )
})

test('behavior: the file has what the filter shows', () => {
  const filter = { nonce: 0, kind: ['payment', 'batch'], direction: 'outgoing' } as const
  expect(exportPath(key, 'csv', { from: '', to: '' }, { ...filter, kind: [...filter.kind] })).toBe(
    `${path}?format=csv&kind=payment%2Cbatch&direction=outgoing&nonce=0`,
  )
})

test('behavior: the file leaves out the suspicious rows that the list leaves out', () => {
  const pathOf = (untrusted: boolean) =>
    exportPath(key, 'csv', { from: '', to: '' }, filteredHistoryQuery({ nonce: 0 }, untrusted))
  expect(pathOf(false)).toBe(`${path}?format=csv&nonce=0&imitation=false`)
  expect(pathOf(true)).toBe(`${path}?format=csv&nonce=0&trusted=false`)
})

test('error: a range that ends before it begins names both days', () => {
  expect(rangeProblem({ from: '2026-08-02', to: '2026-08-01' })).toBe(
    'The range ends on 2026-08-01, before it begins on 2026-08-02. Choose a later end.',
  )
  expect(rangeProblem({ from: '2026-08-02', to: '2026-08-02' })).toBeNull()
  expect(rangeProblem({ from: '', to: '2026-08-02' })).toBeNull()
})
