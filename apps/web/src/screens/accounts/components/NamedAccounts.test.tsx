import { type Address, checksumAddress } from '@countersign/primitives'
import { chooseCreationContracts, type CreationData, predictAccount } from '@countersign/safe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { storedCreation, undeployedAccountsStore } from '../../../data/undeployed/undeployedAccounts.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { NamedAccounts } from './NamedAccounts.tsx'

const personOf = (number: number): Address => checksumAddress(addressOf(number))
const [owner, other, third] = [personOf(0x11), personOf(0x12), personOf(0x13)]
const { chainId } = chainFixture()

function registered(saltNonce: bigint, owners: readonly Address[]) {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const creation: CreationData = { ...contracts, owners, threshold: 2, saltNonce }
  const { address, initializer } = predictAccount(creation)
  const { factory, singleton } = creation
  return { creation, record: { chainId, address, factory, singleton, initializer, saltNonce: String(saltNonce) } }
}

let [body, status]: [unknown, number] = [[], 200]
// One for all tests: the client keeps the first that it calls.
beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input).endsWith('/undeployed') ? Response.json(body, { status }) : Response.json({ status: 'OK' }),
  )
})
afterAll(() => vi.restoreAllMocks())
afterEach(() => {
  undeployedAccountsStore.set([])
})

function answer(next: unknown, code = 200): void {
  body = next
  status = code
}
const show = () => renderInAccount(<NamedAccounts owner={owner} />, owner, () => {})

test('security: an account is offered whose data give its address and name the wallet; invented and kept ones are not', async () => {
  const offered = registered(1n, [owner, other])
  const forged = registered(2n, [owner, other])
  const foreign = registered(3n, [other, third])
  const kept = registered(4n, [owner, third])
  undeployedAccountsStore.set([
    {
      chainId,
      address: kept.record.address,
      name: 'Kept',
      creation: storedCreation(kept.creation),
      addedAt: 1,
      sent: null,
      failure: null,
      deployedAt: null,
    },
  ])
  answer([offered.record, { ...forged.record, saltNonce: '9' }, foreign.record, kept.record])
  const { screen } = await show()
  const rows = screen.getByRole('listitem')
  await expect.element(rows).toHaveTextContent('Local chain, 2 of 2 owners sign, Safe 1.4.1')
  await expect
    .element(rows.getByRole('link', { name: `Open ${offered.record.address} on Local chain` }))
    .toHaveAttribute('href', `/safes/dev1:${offered.record.address}`)
  expect(rows.elements()).toHaveLength(1)
})

test('error: a failed read says so and can be repeated; a service that knows no such accounts shows nothing', async () => {
  answer({ statusCode: 422, message: 'Broken' }, 422)
  const { screen } = await show()
  const failed = screen.getByText('Accounts that wait for their deployment could not be read')
  await expect.element(failed).toBeVisible()
  answer([registered(5n, [owner, other]).record])
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('listitem')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})
