import { afterEach, expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { relayChoices } from '../../../signing/execution/feeChoices.ts'
import { treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { PayerChoice } from './PayerChoice.tsx'

const name = 'execution'
afterEach(() => relayChoices.set(name, false))

async function show(remaining: number, isComplete = true) {
  const { screen } = await renderInAccount(
    <PayerChoice name={name} isComplete={isComplete} isDisabled={false} />,
    treasury,
    (client, { key }) => {
      client.setQueryData([...queryKeys.account(key), 'relays-remaining'], { remaining, limit: 5 })
    },
  )
  return { screen, service: screen.getByRole('radio', { name: 'This deployment' }) }
}

test('behavior: the wallet pays until the person chooses the deployment, with how many are left', async () => {
  const { screen, service } = await show(4)
  await expect.element(screen.getByRole('radio', { name: 'Your wallet' })).toBeChecked()
  await expect.element(screen.getByText('4 of 5 left for this account in 24 hours')).toBeVisible()
  await service.click()
  expect(relayChoices.has(name)).toBe(true)
})

test('error: a used quota, or a signature that only the own wallet can give, each with its reason', async () => {
  const spent = await show(0)
  await expect.element(spent.service).toBeDisabled()
  await expect.element(spent.screen.getByText(/^The 5 paid executions of this account/)).toBeVisible()
  await spent.screen.unmount()
  const incomplete = await show(4, false)
  await expect.element(incomplete.service).toBeDisabled()
  await expect.element(incomplete.screen.getByText(/All signatures must be given first/)).toBeVisible()
})
