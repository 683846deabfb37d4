import { encodeMultiSend, MULTISEND_SELECTOR } from '@countersign/safe'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { refresh } from '../../data/updates/useLiveUpdates.ts'
import { pagePlace } from '../../data/url/pagePlace.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { chainState, propose, safeState, treasury, type Proposal } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { MULTI_SEND_CALL_ONLY_1_4_1 } from '@countersign/describe/testing'
import { TransactionPage } from './TransactionPage.tsx'

const ETHER = 10n ** 18n
const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const northwind = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const open = ({ details }: Proposal, id = details.txId) =>
  renderInAccount(<TransactionPage id={id} />, treasury, (client, { key }) => {
    client.setQueryData(queryKeys.safe(key), safeState())
    client.setQueryData(queryKeys.transaction(key, id), details)
    client.setQueryData(queryKeys.chainState(key), chainState)
    client.setQueryData(queryKeys.balances(key, 'usd'), { fiatTotal: '0', items: [] })
  })

test('behavior: statement, calls and hashes are derived from the bytes', async () => {
  const calls = [kestrel, northwind].map((to, index) => ({
    operation: 0 as const,
    to: to as typeof treasury,
    value: BigInt(index + 1) * ETHER,
    data: '0x' as const,
  }))
  const proposal = await propose(
    { to: MULTI_SEND_CALL_ONLY_1_4_1, nonce: 5n, operation: 1, data: encodeMultiSend(calls) },
    [0, 1],
  )
  expect(proposal.details.txData?.hexData?.startsWith(MULTISEND_SELECTOR)).toBe(true)
  const { screen } = await open(proposal, proposal.hash)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('0x1dCa…3fB4 will send 1.00 ETH to 0x15d3…6A65 and 2.00 ETH to 0x9965…A4dc.')
  expect(pagePlace.get()).toEqual({ list: 'queue', name: 'Transaction 5' })
  await screen.getByRole('button', { name: /^Calls/ }).click()
  await expect.element(screen.getByText('delegatecall to MultiSendCallOnly 1.4.1')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Calls' }).getByText('Send 2.00 ETH')).toBeVisible()
  await screen.getByRole('button', { name: /^Hashes/ }).click()
  await expect.element(screen.getByText('Recomputed here, equal')).toBeVisible()
  // The note and the mark of each signer.
  const signers = screen.getByRole('list', { name: 'Signers' })
  expect(signers.getByText('Signed', { exact: true }).elements()).toHaveLength(2)
  expect(signers.getByText('Not checked').elements()).toEqual([])
})

test('error: the page shows both hashes when they differ', async () => {
  const honest = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const execution = honest.details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('fixture')
  const other = await propose({ to: kestrel, nonce: 5n, value: 2n * ETHER })
  const details = { ...honest.details, detailedExecutionInfo: { ...execution, safeTxHash: other.hash } }
  const { screen } = await open({ ...honest, details })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(honest.hash)
  await expect.element(alert).toHaveTextContent(other.hash)
  // A device must be compared with the computed hash, never with the service's.
  await expect.element(screen.getByRole('group', { name: 'safeTxHash' })).toHaveTextContent(honest.hash.slice(2, 34))
})

test('error: a signature of an address that is no owner is excluded, and the heading does not count it', async () => {
  const proposal = await propose({ to: kestrel, nonce: 5n, value: ETHER }, [0])
  const execution = proposal.details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('fixture')
  const stranger = privateKeyToAccount(`0x${'7'.repeat(64)}`)
  const foreign = {
    signer: { value: stranger.address, name: null, logoUri: null },
    signature: await stranger.sign({ hash: proposal.hash }),
    submittedAt: 1_795_000_100_000,
  }
  const confirmations = [...execution.confirmations, foreign]
  const details = {
    ...proposal.details,
    txStatus: 'AWAITING_EXECUTION' as const,
    detailedExecutionInfo: { ...execution, confirmations },
  }
  const { screen } = await open({ ...proposal, details })
  await expect.element(screen.getByText('1 of 2 signed, 3 owners')).toBeVisible()
  await expect.element(screen.getByText('Excluded')).toBeVisible()
  await expect.element(screen.getByText('Waiting for signatures')).toBeVisible()
  await expect.element(screen.getByText(/not a current owner of this account/)).toBeVisible()
  expect(screen.getByText(/former/).elements()).toEqual([])
})

test('behavior: raw fields open on request and can be copied', async () => {
  const { screen } = await open(await propose({ to: kestrel, nonce: 5n, value: ETHER }))
  await screen.getByRole('button', { name: /^Signed fields/ }).click()
  await expect.element(screen.getByText('1000000000000000000').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy refundReceiver' })).toBeVisible()
})

test('error: a transaction of another account is not shown, and the page names both accounts', async () => {
  const proposal = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const { screen } = await open({ ...proposal, details: { ...proposal.details, safeAddress: northwind } })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('This transaction belongs to another account')
  await expect.element(alert).toHaveTextContent(`dev1:${northwind}`)
  await expect.element(alert).toHaveTextContent(`dev1:${treasury}`)
  await expect.element(screen.getByRole('link', { name: 'Open it in its account' })).toBeVisible()
})

test('security: another transaction that was executed, true in itself, is not shown for the one in the address', async () => {
  const [asked, ran] = [
    await propose({ to: kestrel, nonce: 4n, value: ETHER }),
    await propose({ to: northwind, nonce: 3n, value: ETHER }, [0, 1]),
  ]
  const executed = { ...ran.details, txStatus: 'SUCCESS' as const, txHash: `0x${'7'.repeat(64)}` as const }
  for (const id of [asked.hash, asked.details.txId]) {
    const { screen } = await open({ ...ran, details: executed }, id)
    await expect.element(screen.getByText('The service sent another transaction than this one')).toBeVisible()
    expect(screen.getByText(/sent 1\.00/).elements()).toEqual([])
    await screen.unmount()
  }
  const { screen } = await open({ ...ran, details: executed }, ran.hash)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('sent 1.00 ETH')
})

test('behavior: a proposal deleted while its page is open is not requested again', async () => {
  const proposal = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const { screen, client, account } = await open(proposal)
  const asked: string[] = []
  const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource' })
  const about = { chainId: account.chainId, address: treasury, timestamp: 1_795_000_000, safeTxHash: proposal.hash }
  refresh(client, JSON.stringify({ ...about, type: 'DELETED_MULTISIG_TRANSACTION' }))
  await expect.element(screen.getByText('This proposal was deleted from the queue.')).toBeVisible()
  await client.invalidateQueries()
  expect(asked.filter((name) => name.includes(proposal.hash))).toEqual([])
  observer.disconnect()
  refresh(client, JSON.stringify({ ...about, type: 'PENDING_MULTISIG_TRANSACTION' }))
})

test('behavior: after the execution, outgoing and incoming assets are those that the chain recorded', async () => {
  const proposal = await propose({ to: kestrel, nonce: 5n, value: ETHER })
  const info = (value: typeof treasury | typeof kestrel) => ({ value, name: null, logoUri: null })
  const coins = (value: bigint) => ({ type: 'NATIVE_COIN' as const, value })
  const { details } = proposal
  const { screen } = await open({
    ...proposal,
    details: {
      ...details,
      txStatus: 'SUCCESS',
      executedAt: 1_795_000_000_000,
      transfers: [
        {
          id: 'i1',
          direction: 'OUTGOING',
          sender: info(treasury),
          recipient: info(kestrel),
          transferInfo: coins(ETHER),
        },
        {
          id: 'i2',
          direction: 'INCOMING',
          sender: info(northwind),
          recipient: info(treasury),
          transferInfo: coins(3n),
        },
      ],
    },
  })
  await expect.element(screen.getByText(/2 movements recorded by the chain/)).toBeVisible()
  const table = screen.getByRole('table', { name: 'What changed' })
  await expect.element(table).toHaveTextContent('−0.999999999999999997 ETH')
  await expect.element(table).toHaveTextContent('+1.00 ETH')
  await expect.element(table).toHaveTextContent('−0.000000000000000003 ETH')
  // The balances around its block are not known, so they have no columns.
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Who', 'Change'])
})

test('behavior: a received transfer changes what it moved, and a creation changes nothing that could be listed', async () => {
  const proposal = await propose({ to: kestrel, nonce: 5n })
  const { details } = proposal
  const info = (value: typeof treasury | typeof kestrel) => ({ value, name: null, logoUri: null })
  const ended = { ...details, txStatus: 'SUCCESS', txData: null, detailedExecutionInfo: null } as const
  const received = {
    ...ended,
    txId: `transfer_${treasury}_e${'7'.repeat(64)}0`,
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      direction: 'INCOMING',
      sender: info(northwind),
      recipient: info(treasury),
      transferInfo: { type: 'NATIVE_COIN', value: ETHER },
    },
  } as const
  const transfer = await open({ ...proposal, details: received })
  const table = transfer.screen.getByRole('table', { name: 'What changed' })
  await expect.element(table).toHaveTextContent('Comes into this account')
  await expect.element(table).toHaveTextContent('+1.00 ETH')
  await transfer.screen.unmount()
  const created = {
    ...ended,
    txId: `creation_${treasury}`,
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: info(kestrel),
      transactionHash: `0x${'11'.repeat(32)}`,
      implementation: null,
      factory: null,
      saltNonce: null,
    },
  } as const
  const creation = await open({ ...proposal, details: created })
  await expect.element(creation.screen.getByRole('heading', { name: 'How it was created' })).toBeVisible()
  expect(creation.screen.getByText('No balance and no setting changes').elements()).toEqual([])
})
