import type { Chain } from '@countersign/api'
import { utcDay } from '@countersign/primitives'
import type { NetworkAnswer } from '@countersign/safe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import type { FeeQuote } from '../../../signing/execution/readFeeQuote.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { ChosenNetwork } from '../model/CreateDraft.ts'
import { coinPriceQuery } from '../model/coinPriceQuery.ts'
import { creationCostQuery } from '../model/creationCostQuery.ts'
import { networkAnswerQuery } from '../model/planQuery.ts'
import { NetworksTable } from './NetworksTable.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const home = chainFixture()
const second = chainFixture({ chainId: '31338', chainName: 'Second chain', shortName: 'dev2' })
const foreign = chainFixture({ chainId: '4217', chainName: 'Foreign chain', shortName: 'foreign' })
const chains = [home, second, foreign]
const reason = 'its proxies have another code'
const refusal: NetworkAnswer = { isPossible: false, role: 'factory', cause: 'foreign', reason }

function Chooser({ first = [home] }: { first?: readonly Chain[] }) {
  const [chosen, choose] = useState<readonly ChosenNetwork[]>(first.map(({ chainId }) => ({ chainId, isLater: false })))
  return <NetworksTable chains={chains} chosen={chosen} version={null} owners={3} onChange={choose} />
}

test('behavior: a network that cannot have the address is disabled with its reason, and is not among all', async () => {
  const { screen } = await renderInAccount(<Chooser />, safe, (client) => {
    for (const chain of [home, second])
      client.setQueryData(networkAnswerQuery(home, chain, null).queryKey, { isPossible: true })
    client.setQueryData(networkAnswerQuery(home, foreign, null).queryKey, refusal)
  })
  const refused = screen.getByRole('checkbox', { name: 'Foreign chain' })
  await expect.element(refused).toBeDisabled()
  await expect.element(refused).toHaveAccessibleDescription(new RegExp(reason))
  await screen.getByRole('button', { name: 'Choose all' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Second chain' })).toBeChecked()
  await expect.element(refused).not.toBeChecked()
})

test('error: a chosen network that cannot have the address, for example with another version, is named until it is deselected', async () => {
  const { screen } = await renderInAccount(<Chooser first={[home, foreign]} />, safe, (client) => {
    client.setQueryData(networkAnswerQuery(home, home, null).queryKey, { isPossible: true })
    client.setQueryData(networkAnswerQuery(home, second, null).queryKey, { isPossible: true })
    client.setQueryData(networkAnswerQuery(home, foreign, null).queryKey, refusal)
  })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Foreign chain cannot have the address')
  await screen.getByRole('checkbox', { name: 'Foreign chain' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('behavior: the cost has its value at the price of the service, and none where the service has no price', async () => {
  const quote: FeeQuote = {
    suggested: { gas: 400_000n, fees: { gasPrice: 10_000_000_000n } },
    bounds: {
      estimate: 400_000n,
      base: null,
      blockGasLimit: null,
      usual: null,
      balance: null,
      coin: { symbol: 'ETH', decimals: 18 },
    },
    market: { ok: false, reason: '' },
    held: { ok: false, reason: '' },
  }
  const { screen } = await renderInAccount(<Chooser first={[home, second]} />, safe, (client) => {
    for (const chain of [home, second]) {
      client.setQueryData(networkAnswerQuery(home, chain, null).queryKey, { isPossible: true })
      const asked = { first: home, chain, version: null, owners: 3, payer: null }
      client.setQueryData(creationCostQuery(asked).queryKey, quote)
    }
    const [before, today] = [utcDay(Date.now() - 86_400_000), utcDay(Date.now())]
    client.setQueryData(coinPriceQuery('31337', 'usd').queryKey, { native: { [before]: '1', [today]: '2500.5' } })
    client.setQueryData(coinPriceQuery('31338', 'usd').queryKey, {})
  })
  const priced = screen.getByRole('row', { name: new RegExp(`^${home.chainName}`) })
  await expect.element(priced).toHaveTextContent('at most 0.004 ETH$10.00')
  await expect.element(priced.getByText('$10.00').getByRole('img')).toHaveAccessibleName(/service/i)
  const without = screen.getByRole('row', { name: /^Second chain/ })
  await expect.element(without).toHaveTextContent('at most 0.004 ETH')
  await expect.element(without).not.toHaveTextContent('$')
})
