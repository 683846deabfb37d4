import { type Address, checksumAddress } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import { expect, test, vi } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { editMessages as messages } from '../editMessages.ts'
import { ComparePlan } from './ComparePlan.tsx'

const [alice, bob, carol] = [1, 2, 3].map((number): Address => checksumAddress(addressOf(number)))
if (!alice || !bob || !carol) throw new TypeError('three addresses')
const { chainId, shortName } = chainFixture()
const account = `${shortName}:${treasury}`
const ofToday: SetupTarget = {
  owners: [alice, bob],
  threshold: 2,
  modules: 'keep',
  fallbackHandler: 'keep',
  version: 'keep',
}

async function open(target: SetupTarget, accounts: readonly string[]) {
  const [onUse, onDrop] = [vi.fn(), vi.fn()]
  const mine = { target: ofToday, accounts: [account] }
  const other = { title: messages.fileTitle, target, accounts }
  const { screen } = await renderInAccount(
    <ComparePlan {...{ mine, other, chainId, onUse, onDrop }} />,
    treasury,
    () => {},
  )
  return { screen, onUse, onDrop, plan: screen.getByRole('region', { name: 'The opened plan' }) }
}

test('behavior: a co-owner sees what the opened plan does otherwise, and uses it by a press', async () => {
  const { screen, plan, onUse, onDrop } = await open({ ...ofToday, owners: [alice, carol] }, [
    account,
    `oeth:${treasury}`,
  ])
  await expect.element(plan).toHaveTextContent(/no longer an owner/)
  await expect.element(plan).toHaveTextContent(messages.moreAccounts({ account: `oeth:${treasury}` }))
  await screen.getByRole('button', { name: 'Use it instead' }).click()
  expect([onUse.mock.calls.length, onDrop.mock.calls.length]).toEqual([1, 0])
})

test('behavior: an opened plan that is the same can only be closed', async () => {
  const { screen, plan, onUse, onDrop } = await open(ofToday, [account])
  await expect.element(plan).toHaveTextContent(messages.sameTarget)
  await expect.element(screen.getByRole('button', { name: 'Use it instead' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Stay with this plan' }).click()
  expect([onUse.mock.calls.length, onDrop.mock.calls.length]).toEqual([0, 1])
})
