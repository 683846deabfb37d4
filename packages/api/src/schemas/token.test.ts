import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DataDecoded } from './decoded.ts'
import { PageConfig } from './PageConfig.ts'
import { SafeApp } from './safeApp.ts'
import { Balances } from './token.ts'
import { TransferInfo } from './transaction.ts'

const address = `0x${'ab'.repeat(20)}`
const balancesWith = (token: object) => ({
  fiatTotal: '0',
  items: [
    {
      tokenInfo: { type: 'ERC20', address, decimals: 6, symbol: 'USDC', name: 'USD Coin', logoUri: null, ...token },
      balance: '2500000',
      fiatBalance: '0',
      fiatConversion: '0',
      fiatBalance24hChange: null,
    },
  ],
})
const readToken = (token: object) => Balances.parse(balancesWith(token)).items[0]?.tokenInfo

test('behavior: a token with impossible decimals is counted in its smallest unit, which the symbol says', () => {
  for (const decimals of [1e9, -1, 1.5, 256])
    expect(readToken({ decimals })).toMatchObject({ decimals: 0, symbol: 'smallest units of USDC' })
  for (const decimals of [0, 6, 255]) expect(readToken({ decimals })).toMatchObject({ decimals, symbol: 'USDC' })
})

test('behavior: a transfer with impossible decimals has unknown decimals', () => {
  const transfer = {
    type: 'ERC20',
    tokenAddress: address,
    value: '1',
    tokenName: null,
    tokenSymbol: null,
    logoUri: null,
  }
  const read = (decimals: number) => TransferInfo.parse({ ...transfer, decimals, trusted: null, imitation: false })
  expect(read(1e9)).toMatchObject({ decimals: null })
  expect(read(18)).toMatchObject({ decimals: 18 })
})

test('behavior: a name of 100,000 characters is cut when parsed', () => {
  expect(readToken({ name: 'A'.repeat(100_000) })?.name).toHaveLength(501)
  expect(readToken({ symbol: 'B'.repeat(100_000) })?.symbol).toHaveLength(501)
  expect(z.encode(Balances, Balances.parse(balancesWith({})))).toEqual(balancesWith({}))
})

test('behavior: names of the demo accounts, of apps and of methods are cut too', () => {
  const name = 'A'.repeat(100_000)
  const demo = {
    chainIds: ['1'],
    owners: [{ name, address, privateKey: '0x01' }],
    accounts: [{ chainId: '1', address, name }],
    contacts: [{ address, name }],
  }
  const app = {
    id: 1,
    url: 'https://app.example',
    name,
    iconUrl: null,
    description: name,
    chainIds: ['1'],
    provider: { url: 'https://provider.example', name },
    accessControl: { type: 'NO_RESTRICTIONS', value: null },
    tags: [],
    features: [],
    developerWebsite: null,
    socialProfiles: [],
    featured: false,
  }
  const call = { method: name, parameters: [{ name, type: 'uint256', value: '1' }] }
  const read = [PageConfig.parse({ demo }).demo, SafeApp.parse(app), DataDecoded.parse(call)]
  const texts = JSON.stringify(read).match(/A+/g) ?? []
  expect(texts.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 500))
})
