import type { Balances } from '@countersign/api'
import { parseUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { expect, it } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { assetsOf } from './SendRow.ts'

const balances: Balances = {
  fiatTotal: '0',
  items: [
    {
      tokenInfo: {
        type: 'NATIVE_TOKEN',
        address: ZERO_ADDRESS,
        decimals: 19,
        symbol: 'USDC',
        name: 'Another coin',
        logoUri: null,
      },
      balance: 10n ** 18n,
      fiatBalance: '0',
      fiatConversion: '0',
      fiatBalance24hChange: null,
    },
  ],
}

it.each([
  ['the balances', chainFixture()],
  [
    'the balances and the network',
    chainFixture({ nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 19, logoUri: null } }),
  ],
])('error: false decimals of the coin in %s do not change the value of a typed amount', (_, chain) => {
  const [coin] = assetsOf(chain, balances, [])
  expect(coin).toMatchObject({ token: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 })
  expect(parseUnits('0.4', coin?.decimals ?? 0)).toEqual({ ok: true, value: 4n * 10n ** 17n })
})
