import type { Chain } from '@countersign/api'
import type { NetworkAnswer } from '@countersign/safe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { ChosenNetwork } from '../model/CreateDraft.ts'
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
