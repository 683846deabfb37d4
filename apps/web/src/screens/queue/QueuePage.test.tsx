import type { QueueItem, Transaction } from '@countersign/api'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { chainState, propose, safeState, signers, treasury, type Proposal } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { QueuePage } from './QueuePage.tsx'

const ETHER = 10n ** 18n
const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

const item = ({ row }: Proposal): QueueItem => ({ type: 'TRANSACTION', conflictType: 'None', transaction: row })

const open = (proposals: readonly Proposal[], options: { nonce?: number; isChainKnown?: boolean } = {}) =>
  renderInAccount(<QueuePage />, treasury, (client, { key }) => {
    const page = { count: proposals.length, next: null, previous: null, results: proposals.map(item) }
    client.setQueryData(queryKeys.queue(key), { pages: [page], pageParams: [null] })
    client.setQueryData(queryKeys.safe(key), safeState({ nonce: options.nonce ?? 5 }))
    for (const { row, details } of proposals) client.setQueryData(queryKeys.transaction(key, row.id), details)
    if (options.isChainKnown ?? true) client.setQueryData(queryKeys.chainState(key), chainState)
  })

afterEach(() => {
  walletStore.clear()
  placeStore.clear()
})

test('behavior: the queue is ordered by nonce, with a conflict and a gap', async () => {
  const proposals = [
    await propose({ to: kestrel, nonce: 5n, value: ETHER }),
    await propose({ to: kestrel, nonce: 6n, value: 2n * ETHER }, [0, 1]),
    await propose({ to: treasury, nonce: 6n }),
    await propose({ to: kestrel, nonce: 8n, value: 3n * ETHER }),
  ]
  const { screen } = await open(proposals)
  await expect.element(screen.getByText('4 transactions. Number 5 is the next to execute.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Next' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Later' })).toBeVisible()
  await expect
    .element(screen.getByText('Two transactions have number 6. Executing one cancels the other.'))
    .toBeVisible()
  await expect.element(screen.getByText('Number 7 is empty.')).toBeVisible()
  await expect.element(screen.getByText('after transaction 5')).toBeVisible()
})

test('behavior: transactions with one nonce are compared, showing only the fields that differ', async () => {
  const { screen } = await open([
    await propose({ to: kestrel, nonce: 6n, value: 2n * ETHER, data: `0x${'ab'.repeat(400)}` }, [0, 1]),
    await propose({ to: treasury, nonce: 6n }),
  ])
  await screen.getByRole('button', { name: 'Compare' }).click()
  const table = screen.getByRole('table', { name: 'Differences between the transactions with number 6' })
  const rowOf = (label: string) => table.getByRole('row', { name: new RegExp(`^${label} `) })
  await expect.element(rowOf('Value')).toHaveTextContent(/2 ETH.*0 ETH/)
  await expect.element(rowOf('To')).toHaveTextContent(`${kestrel}${treasury}`)
  await expect.element(rowOf('Calldata')).toHaveTextContent(/abab.*none/)
  await expect.element(rowOf('Signatures')).toHaveTextContent(/2 of 2.*1 of 2/)
  await expect.element(rowOf('Operation')).not.toBeInTheDocument()
  await expect.element(rowOf('Note')).toBeVisible()
  await expect.element(rowOf('Signed by')).toHaveTextContent(/ and /)
  expect(
    rowOf('Act')
      .getByRole('link', { name: /^Review: / })
      .elements(),
  ).toHaveLength(2)
  await expect.element(screen.getByText(/^Equal in all of them: Operation, safeTxGas/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(table).not.toBeInTheDocument()
})

test('behavior: two rows with the same payment name each other, a rejection and another amount do not', async () => {
  const { screen } = await open([
    await propose({ to: kestrel, nonce: 5n, value: ETHER }),
    await propose({ to: kestrel, nonce: 6n, value: 2n * ETHER }),
    await propose({ to: kestrel, nonce: 8n, value: ETHER }),
    await propose({ to: treasury, nonce: 9n, value: 0n }),
    await propose({ to: treasury, nonce: 10n, value: 0n }),
  ])
  await expect.element(screen.getByText('Same as transaction 8')).toBeVisible()
  await expect.element(screen.getByText('Same as transaction 5')).toBeVisible()
  expect(screen.getByText(/^Same as transaction/).elements()).toHaveLength(2)
})

test('behavior: any form can fill the gap, and takes its number', async () => {
  const { screen, router, account } = await open([await propose({ to: kestrel, nonce: 7n })])
  await screen.getByRole('button', { name: 'Fill the gap' }).click()
  await screen.getByRole('link', { name: /^Send assets/ }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/\/send$/)
  const { key } = account
  expect(placeStore.get(key)).toMatchObject({ ...key, nonce: 5n, replaces: null })
  expect(placeStore.get({ ...key, chainId: '1' })).toBeNull()
})

test('behavior: a row is verified only after hash and signature were checked here', async () => {
  const { screen } = await open([await propose({ to: kestrel, nonce: 5n, value: ETHER })])
  await expect.element(screen.getByText('Verified')).toBeVisible()
})

test('security: a verified row shows recipient, amount and signers of the signed fields, whatever the list says', async () => {
  const honest = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const lie: Transaction = {
    ...honest.row,
    txStatus: 'AWAITING_EXECUTION',
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      sender: { value: treasury, name: null, logoUri: null },
      recipient: { value: treasury, name: 'Payroll', logoUri: null },
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: 1n },
    },
    executionInfo: {
      type: 'MULTISIG',
      nonce: 5,
      confirmationsRequired: 1,
      confirmationsSubmitted: 2,
      missingSigners: null,
    },
  }
  const { screen } = await open([{ ...honest, row: lie }])
  await expect.element(screen.getByRole('link', { name: 'Send 1.00 ETH to 0x15d3…6A65', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Verified')).toBeVisible()
  await expect.element(screen.getByText('1 of 2 signed')).toBeVisible()
  expect(screen.getByText(/Payroll/).elements()).toEqual([])
})

test('security: a row that is listed as a rejection and pays is called a payment', async () => {
  const honest = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const rejection: Transaction['txInfo'] = {
    type: 'Custom',
    humanDescription: null,
    to: { value: treasury, name: null, logoUri: null },
    dataSize: '0',
    value: 0n,
    methodName: null,
    isCancellation: true,
  }
  const { screen } = await open([{ ...honest, row: { ...honest.row, txInfo: rejection } }])
  await expect.element(screen.getByRole('link', { name: 'Send 1.00 ETH to 0x15d3…6A65', exact: true })).toBeVisible()
  expect(screen.getByText(/Cancel transaction/).elements()).toEqual([])
})

test('security: the chain says which nonce is next, whatever the service says of the account', async () => {
  const { screen } = await open([await propose({ to: kestrel, nonce: 5n, value: ETHER })], { nonce: 4 })
  await expect.element(screen.getByText('1 transaction. Number 5 is the next to execute.')).toBeVisible()
  expect(screen.getByText('Number 4 is empty.').elements()).toEqual([])
})

test('security: a row with another nonce than the signed one is danger', async () => {
  const honest = await propose({ to: kestrel, nonce: 6n, value: ETHER })
  const info = honest.row.executionInfo
  if (info?.type !== 'MULTISIG') throw new Error('fixture')
  const { screen } = await open([{ ...honest, row: { ...honest.row, executionInfo: { ...info, nonce: 5 } } }])
  await expect.element(screen.getByText('Nonce differs')).toBeVisible()
})

test('behavior: a row that could not be checked is attributed to the service', async () => {
  const { screen } = await open([await propose({ to: kestrel, nonce: 5n, value: ETHER })], { isChainKnown: false })
  await expect.element(screen.getByRole('img', { name: 'Said by the service' })).toBeVisible()
})

test('behavior: without an answer of the chain no row is verified', async () => {
  const { screen } = await open([await propose({ to: kestrel, nonce: 5n, value: ETHER })], { isChainKnown: false })
  await expect.element(screen.getByText('Not checked')).toBeVisible()
})

test('error: a hash that is not the hash of the fields is danger', async () => {
  const honest = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const execution = honest.details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('fixture')
  const lie = { ...execution, safeTxGas: 1n }
  const { screen } = await open([{ ...honest, details: { ...honest.details, detailedExecutionInfo: lie } }])
  await expect.element(screen.getByText('Hash differs')).toBeVisible()
})

test('error: a signature of an address that is no owner does not count', async () => {
  const honest = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const other = await propose({ to: kestrel, nonce: 5n, value: ETHER }, [1])
  const [mine, theirs] = [honest.details.detailedExecutionInfo, other.details.detailedExecutionInfo]
  if (mine?.type !== 'MULTISIG' || theirs?.type !== 'MULTISIG') throw new Error('fixture')
  const confirmations = mine.confirmations.map((one) => ({ ...one, signature: theirs.confirmations[0]!.signature }))
  const forged = { ...honest, details: { ...honest.details, detailedExecutionInfo: { ...mine, confirmations } } }
  const { screen } = await open([forged])
  await expect.element(screen.getByText('Signature excluded')).toBeVisible()
  await expect.element(screen.getByText('Needs attention')).toBeVisible()
  await expect.element(screen.getByText('0 of 2 valid')).toBeVisible()
})

test('behavior: the status of a row depends on the connected wallet', async () => {
  walletStore.set({ status: 'connected', address: signers[1]!.address })
  const { screen } = await open([await propose({ to: kestrel, nonce: 5n, value: ETHER })])
  await expect.element(screen.getByText('Needs your signature')).toBeVisible()
  walletStore.set({ status: 'connected', address: signers[0]!.address })
  await expect.element(screen.getByText('Waiting for other owners')).toBeVisible()
  await expect.element(screen.getByText(/^You signed/)).toBeVisible()
})

test('behavior: an empty queue shows a message', async () => {
  const { screen } = await open([])
  await expect.element(screen.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()
})

test('error: a queue that cannot be read shows the failure and a retry', async () => {
  const { screen } = await renderInAccount(<QueuePage />, treasury, () => {})
  await expect.element(screen.getByText('The service did not send the queue')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})
