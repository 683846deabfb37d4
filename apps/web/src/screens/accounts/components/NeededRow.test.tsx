import type { Transaction } from '@countersign/api'
import { shortenAddress } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, propose, signers, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import { NeededRow } from './NeededRow.tsx'

const chain = chainFixture()
const account: KnownAccount = {
  chain,
  safe: treasury,
  key: { chainId: chain.chainId, safe: treasury },
  account: `dev1:${treasury}`,
  ownership: 'chain',
  pinned: false,
  saved: true,
}

const about = { owners: 3, ahead: 0 } as const

afterEach(() => walletStore.clear())

test('security: a checked row of the inbox shows recipient, amount and signers of the signed fields', async () => {
  const [mine] = signers
  walletStore.set({ status: 'connected', address: mine!.address })
  const honest = await propose({ to: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', nonce: 5n, value: 10n ** 18n }, [0])
  const lie: Transaction = {
    ...honest.row,
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: { value: treasury, name: null, logoUri: null },
      dataSize: '0',
      value: 0n,
      methodName: null,
      isCancellation: true,
    },
  }
  const need = { act: 'sign', nonce: 5, signed: 1, required: 3, since: lie.timestamp, ...about } as const
  const item = { ...need, kind: 'transaction', transaction: lie, account, isOnlyProposed: false } as const
  const { screen } = await renderInAccount(
    <ol>
      <NeededRow item={item} verdictOf={() => null} mayCheck />
    </ol>,
    treasury,
    (client, { key }) => {
      client.setQueryData(queryKeys.transaction(key, honest.row.id), honest.details)
      client.setQueryData(queryKeys.chainState(key), chainState)
    },
  )
  await expect.element(screen.getByRole('link', { name: 'Send 1.00 ETH to 0x15d3…6A65', exact: true })).toBeVisible()
  await expect.element(screen.getByText('1 of 2 signed; your signature is not needed')).toBeVisible()
})

const recipient = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const parentOf = (safe: KnownAccount['safe'], ownership: KnownAccount['ownership']): KnownAccount => ({
  ...account,
  safe,
  key: { chainId: chain.chainId, safe },
  account: `dev1:${safe}`,
  ownership,
})

async function openApproval(parent: KnownAccount, signedBy: readonly number[], readyId: string | null = null) {
  walletStore.set({ status: 'connected', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  const { row, details } = await propose({ to: recipient, nonce: 5n, value: 10n ** 18n }, signedBy)
  const asked = { ...parent, isDirect: readyId === null }
  const approval =
    readyId === null
      ? ({ act: 'sign', parents: [asked], ready: null } as const)
      : ({ act: 'execute', parents: [], ready: { parent: asked, id: readyId } } as const)
  const need = { nonce: 5, signed: 1, required: 2, since: row.timestamp, ...approval, ...about }
  return renderInAccount(
    <ol>
      <NeededRow
        item={{ ...need, kind: 'on-chain-approval', transaction: row, account }}
        verdictOf={() => null}
        mayCheck
      />
    </ol>,
    treasury,
    (client, { key }) => {
      client.setQueryData(queryKeys.transaction(key, row.id), details)
      client.setQueryData(queryKeys.chainState(key), chainState)
    },
  )
}

test('behavior: a transaction that lacks the approval of your account names that account, and links to its page', async () => {
  const parent = signers[1]!.address
  const { screen, router } = await openApproval(parentOf(parent, 'service'), [0])
  const words = screen.getByText(`You sign for ${shortenAddress(parent)}, one of the 3 owners`, { exact: false })
  await expect.element(words).toBeVisible()
  await expect.element(words.getByRole('img', { name: 'Said by the service' })).toBeVisible()
  await screen.getByRole('link', { name: /^Review: Send 1.00 ETH/ }).click()
  expect(router.state.location.pathname).toContain(`/safes/dev1:${treasury}/transactions/multisig_`)
})

test('behavior: a fully signed approval is executed from the row, in the approving account', async () => {
  const parent = signers[1]!.address
  const { screen, router } = await openApproval(parentOf(parent, 'chain'), [0], `multisig_${parent}_0x12`)
  const words = `The approval of ${shortenAddress(parent)} is fully signed. After its execution`
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
  await screen.getByRole('link', { name: /^Execute: the approval of Send 1.00 ETH/ }).click()
  expect(router.state.location.pathname).toBe(`/safes/dev1:${parent}/transactions/multisig_${parent}_0x12`)
})

test('security: after the check, a row does not link to an approval that is no longer needed', async () => {
  const { screen } = await openApproval(parentOf(recipient, 'chain'), [0], `multisig_${recipient}_0x12`)
  await expect.element(screen.getByText('1 of 2 signed; your signature is not needed')).toBeVisible()
})

test('security: after the check, a row needs no parent account that has approved or is not an owner', async () => {
  const { screen } = await openApproval(parentOf(recipient, 'chain'), [0])
  await expect.element(screen.getByText('1 of 2 signed; your signature is not needed')).toBeVisible()
})
