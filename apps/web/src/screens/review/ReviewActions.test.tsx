import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toDelegation } from '../../data/proposers/Delegation.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { chainState, propose, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { ReviewProvider } from './context/ReviewContext.tsx'
import type { TransactionSigning } from '../../signing/transaction/useTransactionSigning.ts'
import { ReviewBar } from './ReviewActions.tsx'

const { owners } = chainState
const [first, second] = owners
if (!first || !second) throw new Error('fixture')
const alice: Address = first
const bob: Address = second
const bot: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const done = async (): Promise<void> => {}

type Options = {
  readonly wallet: Address
  /** Null for a draft. */
  readonly details?: TransactionDetails | null
  /** The owner who added the wallet as a proposer, as the service says. */
  readonly addedBy?: Address
  readonly authors?: readonly Address[]
  readonly signed?: readonly Address[]
}

async function open({ wallet, details = null, addedBy, authors = [], signed = [] }: Options) {
  walletStore.set({ status: 'connected', address: wallet, chainId: '31337' })
  const acts = {
    propose: vi.fn(done),
    sign: vi.fn(done),
    execute: vi.fn(done),
    reject: vi.fn(done),
    remove: vi.fn(done),
  }
  const actions: TransactionSigning = {
    busy: null,
    error: null,
    dismissError: () => {},
    signAndExecute: done,
    approve: done,
    approveThrough: done,
    redeliver: done,
    ...acts,
  }
  const { screen } = await renderInAccount(
    <ReviewProvider transaction={null} asked={null} details={details} draft={null} onStored={() => {}}>
      <ReviewBar
        situation={{ wallet, owners, threshold: 2, signed, isNext: true }}
        subject={{ chainId: '31337', safe: treasury, hash: `0x${'ab'.repeat(32)}` }}
        verdict={{ dangers: [], blocking: [], stop: null, comparison: { isMissing: false } }}
        isTrying={false}
        actions={actions}
        undelivered={null}
        canReject={details !== null}
        authors={details === null ? null : authors}
      />
    </ReviewProvider>,
    treasury,
    (client, opened) => {
      const { key, chainId } = opened
      seedAccount(client, opened)
      client.setQueryData(queryKeys.chainState(key), chainState)
      client.setQueryData(['signing-ways', chainId, wallet, owners.join(' ')], { isContract: false, through: [] })
      const given = { safe: treasury, delegate: wallet, label: 'Bot', expiryDate: null }
      client.setQueryData(
        [...queryKeys.proposers(key), 'of', wallet],
        addedBy === undefined ? [] : [toDelegation({ ...given, delegator: addedBy })],
      )
    },
  )
  return { screen, acts, button: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

beforeEach(() => walletStore.clear())
// On a phone the other acts are behind "More".
beforeEach(() => page.viewport(1440, 900))

test('behavior: a proposer can propose a draft, and the bar says that no owner has signed', async () => {
  const { screen, button, acts } = await open({ wallet: bot, addedBy: alice })
  await expect.element(screen.getByText('You may propose this, and no owner has signed yet')).toBeVisible()
  await button('Propose').click()
  expect(acts.propose).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: /^Sign/ }).elements()).toEqual([])
})

test('security: a proposer cannot sign a queued transaction and sees why, but can delete the own proposal', async () => {
  const { details } = await propose({ to: treasury, nonce: 5n })
  const { button, acts } = await open({ wallet: bot, details, addedBy: alice, authors: [bot, alice] })
  await expect.element(button('Sign')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Sign')).toHaveAccessibleDescription(/it may propose, but not sign\.$/)
  await button('Sign').click({ force: true })
  expect(acts.sign).not.toHaveBeenCalled()
  await expect.element(button('Delete')).not.toHaveAttribute('aria-disabled')
  await button('Reject').click()
  expect(acts.reject).toHaveBeenCalledOnce()
})

test('security: a proposer gets no rights when the service names a proposer that no owner added', async () => {
  const { screen, button, acts } = await open({ wallet: bot, addedBy: bot })
  await expect.element(button('Propose')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByText(/The connected wallet is neither an owner nor a proposer\.$/).first())
    .toBeVisible()
  await button('Propose').click({ force: true })
  expect(acts.propose).not.toHaveBeenCalled()
})

test('behavior: an owner signs, and deletes only an own proposal', async () => {
  const { details } = await propose({ to: treasury, nonce: 5n })
  const { button, acts } = await open({ wallet: bob, details, authors: [alice] })
  await button('Sign').click()
  expect(acts.sign).toHaveBeenCalledOnce()
  expect(button('Delete').query()).toBeNull()
})

test('behavior: any wallet can execute a fully signed transaction, except the account itself', async () => {
  const { details } = await propose({ to: treasury, nonce: 5n }, [0, 1])
  const stranger = await open({ wallet: bot, details, signed: [alice, bob] })
  await stranger.button('Execute').click()
  expect(stranger.acts.execute).toHaveBeenCalledOnce()
  await stranger.screen.unmount()
  const itself = await open({ wallet: treasury, details, signed: [alice, bob] })
  await expect
    .element(itself.button('Execute'))
    .toHaveAccessibleDescription('An account cannot execute its own transaction. Connect another wallet.')
})
