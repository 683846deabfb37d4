import { ApiError } from '@countersign/api/client'
import {
  createMessageStore,
  createProposalStore,
  memoryKeyValue,
  type LocalMessage,
  type LocalProposal,
} from '@countersign/chain-client'
import { expect, test } from 'vitest'
import { offerMessages } from './offerMessages.ts'
import { offerProposals } from './offerProposals.ts'

const owner = (digit: string) => `0x${digit.repeat(40)}` as const
const signature = (digit: string) => ({ owner: owner(digit), data: `0x1${digit}` as const, receivedAt: 1 })
const kept = {
  chainId: '1',
  safe: owner('5'),
  signatures: [signature('1')],
  proposer: owner('1'),
  origin: null,
  source: 'page' as const,
  createdAt: 10,
  modifiedAt: 10,
  offer: null,
}
const proposal: LocalProposal = {
  ...kept,
  safeTxHash: `0x${'7'.repeat(64)}`,
  transaction: {
    to: owner('6'),
    value: 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: owner('0'),
    refundReceiver: owner('0'),
    nonce: 3n,
  },
}
const message: LocalMessage = { ...kept, messageHash: `0x${'8'.repeat(64)}`, message: 'Hello' }

/** A service that stores signatures. @param onFirst runs while the first signature is on its way */
function setUp(onFirst: () => Promise<unknown>) {
  const owners: string[] = []
  const take = async (data: string | null) => {
    if (owners.length === 0) await onFirst()
    owners.push(owner(String(data).slice(-1)))
  }
  const unlessNew = <Answer>(answer: Answer): Answer => {
    if (owners.length === 0) throw new ApiError({ code: 'unknown', statusCode: 404, message: 'Not found.' })
    return answer
  }
  const confirmations = () => owners.map((value) => ({ signer: { value }, owner: { value } }))
  const service = {
    getTransaction: async () =>
      unlessNew({ txHash: null, detailedExecutionInfo: { type: 'MULTISIG', confirmations: confirmations() } }),
    proposeTransaction: ({ body }: { body: { signature: string | null } }) => take(body.signature),
    confirmTransaction: ({ body }: { body: { signature: string } }) => take(body.signature),
    getMessage: async () => unlessNew({ confirmations: confirmations() }),
    createMessage: ({ body }: { body: { signature: string } }) => take(body.signature),
    confirmMessage: ({ body }: { body: { signature: string } }) => take(body.signature),
  }
  return { owners, service: service as never }
}

test('behavior: a signature that another tab adds while a proposal is offered is offered next', async () => {
  const proposals = createProposalStore(memoryKeyValue())
  await proposals.put(proposal)
  const { owners, service } = setUp(() => proposals.put({ ...proposal, signatures: [signature('2')] }))
  await offerProposals(undefined, { proposals, service })
  expect(await proposals.find(proposal)).toMatchObject({ offer: null, signatures: [{}, {}] })
  await offerProposals(undefined, { proposals, service })
  expect(owners).toEqual([owner('1'), owner('2')])
  expect(await proposals.find(proposal)).toMatchObject({ offer: { result: 'taken' } })
})

test('behavior: a signature that another tab adds while a message is offered is offered next', async () => {
  const messages = createMessageStore(memoryKeyValue())
  await messages.put(message)
  const { owners, service } = setUp(() => messages.put({ ...message, signatures: [signature('2')] }))
  await offerMessages(undefined, { messages, service })
  expect(await messages.find(message)).toMatchObject({ offer: null, signatures: [{}, {}] })
  await offerMessages(undefined, { messages, service })
  expect(owners).toEqual([owner('1'), owner('2')])
  expect(await messages.find(message)).toMatchObject({ offer: { result: 'taken' } })
})
