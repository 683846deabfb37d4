import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readsLike, skeletonOf } from './readsLike.ts'

test('behavior: a skeleton does not depend on case, marks or spaces', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), (symbol) => {
      expect(skeletonOf(` ${symbol.toUpperCase()}\u200b`)).toBe(skeletonOf(symbol.toLowerCase()))
    }),
  )
})

test.each([
  ['METAMASK', 'МЕТАМАЅК'],
  ['metamask', 'rnetarnask'],
  ['Ledger', 'Lеԁger'],
  ['clarity', 'darity'],
  ['WalletConnect', 'VValletConnect'],
  ['NEO', 'ΝΕΟ'],
  ['HEX', 'ΗΕΧ'],
  ['Yearn', 'Υearn'],
  ['USDT', 'U$D₮'],
])('error: %s and %s can be mistaken for each other', (name, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(name))
})

test('behavior: a name reads like a known one that it contains, or from which one letter differs; a short one only as a whole', () => {
  expect(readsLike('MetaMask Wallet', 'MetaMask')).toBe(true)
  expect(readsLike('MetaMassk', 'MetaMask')).toBe(true)
  expect(readsLike('Frabby', 'Rabby')).toBe(true)
  expect(readsLike('Safer', 'Safe')).toBe(false)
  expect(readsLike('Ledger', 'MetaMask')).toBe(false)
})
