import type { QueueItem, TransactionDetails } from '@countersign/api'
import { expect, test } from 'vitest'
import { encodeOnChainApproval } from '../../signing/execution/encodeOnChainApproval.ts'
import { propose, signers, treasury } from '../../testing/proposalFixture.ts'
import { onChainApprovalsThrough, approves, possibleOnChainApprovals } from './parentOnChainApprovals.ts'

const [first, second, third] = signers.map(({ address }) => address)
const recipient = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const parent = { safe: second! }
const queueItem = (transaction: Extract<QueueItem, { type: 'TRANSACTION' }>['transaction']): QueueItem => ({
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction,
})

test('behavior: a transaction that lacks the signature of a parent account needs the wallet that owns the parent', async () => {
  const { row } = await propose({ to: recipient, nonce: 5n }, [0])
  expect(onChainApprovalsThrough([queueItem(row)], [parent], stranger)).toEqual([
    { transaction: row, nonce: 5, signed: 1, required: 2, parents: [parent] },
  ])
})

test('behavior: if the wallet can sign itself, only its own signature is needed', async () => {
  const { row } = await propose({ to: recipient, nonce: 5n }, [0])
  expect(onChainApprovalsThrough([queueItem(row)], [parent], third!)).toEqual([])
})

test('behavior: a parent account that has approved is not needed again', async () => {
  const { row } = await propose({ to: recipient, nonce: 5n }, [1])
  expect(onChainApprovalsThrough([queueItem(row)], [parent], stranger)).toEqual([])
  expect(onChainApprovalsThrough([queueItem(row)], [parent, { safe: first! }], stranger)).toMatchObject([
    { parents: [{ safe: first }] },
  ])
})

test('behavior: a fully signed transaction needs no parent account', async () => {
  const { row } = await propose({ to: recipient, nonce: 5n }, [0, 1])
  expect(onChainApprovalsThrough([queueItem(row)], [{ safe: third! }], stranger)).toEqual([])
})

test('behavior: the approval in the queue of a parent account is found by account and hash', async () => {
  const wanted = await propose({ to: recipient, nonce: 5n }, [0])
  const other = await propose({ to: recipient, nonce: 6n }, [0])
  const approvalOf = async (hash: typeof wanted.hash): Promise<TransactionDetails> =>
    (await propose({ to: treasury, nonce: 5n, data: encodeOnChainApproval(hash) }, [0])).details
  expect(approves(await approvalOf(wanted.hash), treasury, wanted.row.id)).toBe(true)
  expect(approves(await approvalOf(other.hash), treasury, wanted.row.id)).toBe(false)
  expect(approves(await approvalOf(wanted.hash), stranger, wanted.row.id)).toBe(false)
})

test('behavior: only calls to the account are searched for its approval', async () => {
  const { row } = await propose({ to: treasury, nonce: 5n }, [0])
  const info = (value: typeof treasury) => ({ value, name: null, logoUri: null })
  const custom = (to: typeof treasury) => ({
    ...row,
    txInfo: {
      type: 'Custom' as const,
      humanDescription: null,
      to: info(to),
      dataSize: '36',
      value: 0n,
      methodName: 'approveHash',
      isCancellation: false,
    },
  })
  const rows = [custom(treasury), custom(stranger), row].map(queueItem)
  expect(possibleOnChainApprovals(rows, treasury)).toEqual([custom(treasury)])
})
