import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { findWellKnownContract } from './findWellKnownContract.ts'
import { findFlawedSpender, flawedSpenders } from './flawedSpenders.ts'

test.each(flawedSpenders)(
  'behavior: $name on chain $chainId has a valid checksum and is found in any case',
  (flawed) => {
    expect(getAddress(flawed.address.toLowerCase())).toBe(flawed.address)
    expect(findFlawedSpender(flawed.address.toLowerCase(), flawed.chainId)).toBe(flawed)
    expect(flawed.exploited).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    // No contract of common use is called flawed.
    expect(findWellKnownContract(flawed.address, flawed.chainId)).toBeUndefined()
  },
)

test('error: the same address on another chain is another contract', () => {
  expect(findFlawedSpender('0x044b75f554b886A065b9567891e45c79542d7357', '10')).toBeUndefined()
})
