import { describe, expect, it } from 'vitest'
import { checkWalletEntries } from './checkWalletEntries.ts'
import { walletEntries } from './walletEntries.ts'

const withAccent = (iconAccent: string) => [{ ...walletEntries[0]!, name: 'Some wallet', iconAccent }]

describe('checkWalletEntries', () => {
  it.each(['#fff', '#E2761B'])('behavior: %s is a hex value', (iconAccent) => {
    expect(checkWalletEntries(withAccent(iconAccent))).toHaveLength(1)
  })

  it.each(['', 'red', '#ff', '#ffff', '#ggg', 'E2761B', '#E2761B '])('error: iconAccent %o', (iconAccent) => {
    expect(() => checkWalletEntries(withAccent(iconAccent))).toThrow(
      'Property `iconAccent` is not a hex value for wallet: Some wallet',
    )
  })
})
