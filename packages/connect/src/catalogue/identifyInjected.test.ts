import { expect, it } from 'vitest'
import { identifyInjected } from './identifyInjected.ts'

it.each([
  [{ isMetaMask: true }, 'metaMask'],
  [{ isMetaMask: true, isConnected: () => true }, 'metaMask'],
  [{ isMetaMask: true, isBraveWallet: true }, 'brave'],
  [{ isMetaMask: true, isRainbow: true }, 'rainbow'],
  [{ isCoinbaseWallet: true }, 'coinbase'],
  [{ isMetaMask: true, isRabby: true }, 'unknown'],
  [{ isMetaMask: true, isUniswapWallet: true }, 'unknown'],
  [{}, 'unknown'],
  [undefined, null],
  [null, null],
])('behavior: %o is %s', (provider, expected) => {
  expect(identifyInjected(provider)).toBe(expected)
})

it('behavior: Brave is not taken for MetaMask when its flags cannot be listed', () => {
  const provider = Object.defineProperties(
    {},
    { isBraveWallet: { value: true, enumerable: false }, isMetaMask: { value: true, enumerable: false } },
  )
  expect(identifyInjected(provider)).toBe('brave')
})
