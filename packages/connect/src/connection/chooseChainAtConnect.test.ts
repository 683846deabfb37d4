import { expect, it } from 'vitest'
import { chooseChainAtConnect } from './chooseChainAtConnect.ts'

const configured = ['10', '20', '30']

it.each([
  [{ requested: '30', lastUsed: '20', wallet: '10' }, '30'],
  [{ requested: null, lastUsed: '20', wallet: '10' }, '20'],
  [{ requested: '99', lastUsed: '98', wallet: '30' }, '30'],
  [{ requested: null, lastUsed: null, wallet: '99' }, '10'],
])('behavior: %o chooses %s', (input, expected) => {
  expect(chooseChainAtConnect({ ...input, configured })).toBe(expected)
})
