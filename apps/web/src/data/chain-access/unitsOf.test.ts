import { expect, test } from 'vitest'
import { chainFixture } from './chainFixture.ts'
import { unitsOf } from './unitsOf.ts'

const token = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const badge = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const silent = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = chainFixture({ nativeCurrency: { symbol: 'DEV', decimals: 6, name: 'Dev', logoUri: '' } })

test('behavior: a token has the units it reports on chain, and is unknown when it reports none', () => {
  const unitOf = unitsOf(
    chain,
    new Map([
      [token.toLowerCase(), { ok: true, value: { symbol: 'TUSD', decimals: 6 } }],
      [badge.toLowerCase(), { ok: true, value: { symbol: 'HALD', decimals: null } }],
      [silent.toLowerCase(), { ok: false, reason: 'no answer' }],
    ]),
  )
  expect(unitOf(token)).toEqual({ symbol: 'TUSD', decimals: 6 })
  expect([unitOf(badge), unitOf(silent)]).toEqual([null, null])
  expect([unitOf.collectionOf(token), unitOf.collectionOf(badge), unitOf.collectionOf(silent)]).toEqual([
    null,
    'HALD',
    null,
  ])
})

test('behavior: a coin has 18 decimals, whatever the service says; its symbol is the bundled one if there is one', () => {
  expect(unitsOf(chain, new Map())(null)).toEqual({ symbol: 'DEV', decimals: 18 })
  expect(unitsOf({ ...chain, chainId: '1' }, new Map())(null)).toEqual({ symbol: 'ETH', decimals: 18 })
})
