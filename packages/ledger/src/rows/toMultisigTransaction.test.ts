import type { Address, Hex } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { toMultisigExecution } from '../details/toMultisigExecution.ts'
import { NO_REFUND } from '../describe/toTransactionInfo.ts'
import { countedConfirmations, toMultisigTransaction } from './toMultisigTransaction.ts'
import type { MultisigFacts } from './MultisigFacts.ts'

const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const [alice, bob, former]: [Address, Address, Address] = [
  '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
]
const safeTxHash: Hex = `0x${'12'.repeat(32)}`
const account = { owners: [alice, bob], threshold: 2, nonce: 7 }
const facts: MultisigFacts = {
  ...NO_REFUND,
  safe,
  safeTxHash,
  to: bob,
  value: 5n,
  data: '0x',
  operation: 0,
  nonce: 7,
  isStub: false,
  submittedAt: 1_000,
  executedTransactionHash: null,
  executedAt: null,
  failed: null,
  payment: null,
  executor: null,
  confirmationsRequired: null,
  proposer: alice,
  proposedByDelegate: null,
  trusted: true,
  note: 'Rent',
}
const executed: MultisigFacts = {
  ...facts,
  executedTransactionHash: `0x${'34'.repeat(32)}`,
  executedAt: 2_000,
  failed: false,
  confirmationsRequired: 1,
}
const signed = [alice, former].map((owner) => ({ owner, signature: null, submittedAt: 1_500 }))
const rowOf = (given: MultisigFacts, app: Parameters<typeof toMultisigTransaction>[1]['app'] = null) =>
  toMultisigTransaction(given, {
    account,
    confirmations: countedConfirmations(given, account, signed),
    tokens: new Map(),
    app,
  })

test('behavior: the signature of a former owner counts for an executed transaction, not for a proposal', () => {
  expect(rowOf(facts)).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    timestamp: 1_000,
    note: 'Rent',
    executionInfo: { confirmationsRequired: 2, confirmationsSubmitted: 1, missingSigners: [{ value: bob }] },
  })
  expect(rowOf(executed)).toMatchObject({
    txStatus: 'SUCCESS',
    timestamp: 2_000,
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 2, missingSigners: null },
  })
})

test('behavior: a failed execution, and a used nonce', () => {
  expect(rowOf({ ...executed, failed: true }).txStatus).toBe('FAILED')
  expect(rowOf({ ...facts, nonce: 6 }).txStatus).toBe('CANCELLED')
})

test('behavior: a stub is not shown as a rejection, and an app is named after the sentence', () => {
  const stub = rowOf({ ...executed, isStub: true, to: safe, value: 0n }).txInfo
  expect(stub).toMatchObject({
    type: 'Custom',
    isCancellation: false,
    humanDescription: expect.stringContaining('could not be read'),
  })
  const change = { ...facts, to: safe, value: 0n, data: `0x694e80c3${'1'.padStart(64, '0')}` as Hex }
  const app = { name: 'Payroll', url: 'https://app.example', logoUri: null }
  expect(rowOf(change, app).txInfo.humanDescription).toBe('Change the threshold: 1 signature required via Payroll')
})

test('behavior: details contain signers, executor and the token of the refund', () => {
  const usd = { type: 'ERC20', name: 'USD', symbol: 'USD', decimals: null, trusted: true } as const
  const details = toMultisigExecution(
    { ...executed, gasToken: former, executor: bob, payment: 3n },
    { account, confirmations: signed, tokens: new Map([[former, usd]]), rejectors: [bob], fee: 9n },
  )
  expect(details).toMatchObject({
    fee: 9n,
    payment: 3n,
    executor: { value: bob },
    confirmationsRequired: 1,
    confirmations: [{ signer: { value: alice } }, { signer: { value: former } }],
    rejectors: [{ value: bob }],
    gasTokenInfo: { address: former, decimals: 18 },
    proposer: { value: alice },
    proposedByDelegate: null,
  })
})
