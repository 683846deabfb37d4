import { type Address, checksumAddress } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { chainState } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { type Choice, EditPlan } from './EditPlan.tsx'

const chain = chainFixture()
const second = chainFixture({ chainId: '10', chainName: 'Optimism', shortName: 'oeth' })
const [safe, another] = [50, 51].map((number) => checksumAddress(addressOf(number)))
if (!safe || !another) throw new TypeError('two addresses')
const target: SetupTarget = {
  owners: [checksumAddress(addressOf(1))],
  threshold: 1,
  modules: 'keep',
  fallbackHandler: 'keep',
  version: 'keep',
}
const choice = (on: typeof chain, account: Address): Choice => ({
  chain: on,
  key: { chainId: on.chainId, safe: account },
  account: `${on.shortName}:${account}`,
  state: chainState,
})

test('behavior: accounts of the same address are listed; those of other addresses are folded until they are wanted', async () => {
  const choices = [choice(chain, safe), choice(second, safe), choice(chain, another), choice(second, another)]
  const { screen } = await renderInAccount(
    <EditPlan target={target} accounts={choices.slice(0, 1)} choices={choices} onSave={() => {}} onClose={() => {}} />,
    safe,
    () => {},
  )
  const boxOf = (name: RegExp) => screen.getByRole('checkbox', { name })
  const accounts = () => [...document.querySelectorAll('fieldset')][0]
  await expect.element(screen.getByText('2 accounts with another address')).toBeVisible()
  const visible = () =>
    [...(accounts()?.querySelectorAll('input') ?? [])].filter((input) => input.checkVisibility()).length
  expect(visible()).toBe(2)
  await screen.getByText('2 accounts with another address').click()
  expect(visible()).toBe(4)
  await expect.element(boxOf(/on Optimism/).first()).not.toBeChecked()
})
