import type { Balances } from '@countersign/api'
import type { UnitOf } from '@countersign/simulation'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { treasury } from '../../testing/proposalFixture.ts'
import { viewContextFor } from './viewContextFor.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const reported = (type: 'ERC20' | 'ERC721'): Balances => ({
  fiatTotal: '0',
  items: [
    {
      tokenInfo: { type, address: token, decimals: 7, symbol: 'USDC', name: 'False', logoUri: null },
      balance: 1n,
      fiatBalance: '0',
      fiatConversion: '0',
      fiatBalance24hChange: null,
    },
  ],
})
const units: UnitOf = (asked) =>
  asked === null ? { symbol: 'ETH', decimals: 18 } : asked === token ? { symbol: 'TUSD', decimals: 6 } : null
const context = (type: 'ERC20' | 'ERC721', known: { units?: UnitOf } = {}) =>
  viewContextFor(chainFixture(), treasury, () => null, { balances: reported(type), ...known })

test('security: units of the chain replace symbol, decimals and kind that the service says', () => {
  expect(context('ERC20').tokenOf(token)).toEqual({ symbol: 'USDC', decimals: 7, kind: 'ERC20' })
  expect(context('ERC20', { units }).tokenOf(token)).toEqual({ symbol: 'TUSD', decimals: 6, kind: 'ERC20' })
  // A service that calls a token a collectible would turn its amount into a number of an item.
  expect(context('ERC721', { units }).tokenOf(token)).toMatchObject({ kind: 'ERC20' })
})

test('security: a collection of the chain is no token with amounts, whatever the service says', () => {
  const collection = Object.assign((): null => null, { collectionOf: () => 'BADGE' })
  expect(context('ERC20', { units: collection }).tokenOf(token)).toMatchObject({ symbol: 'BADGE', kind: 'ERC721' })
})

test('behavior: what the chain does not say stays as the service says it', () => {
  expect(context('ERC721', { units: () => null }).tokenOf(token)).toMatchObject({ symbol: 'USDC', kind: 'ERC721' })
})
