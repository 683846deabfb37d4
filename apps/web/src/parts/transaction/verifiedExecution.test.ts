import { expect, test } from 'vitest'
import { chainState, propose, signers } from '../../testing/proposalFixture.ts'
import { contradictionOf, type SignatureFinding, type TransactionCheck } from '@countersign/describe/transaction'
import { verifiedExecution } from './verifiedExecution.ts'

const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const [first, second, third] = signers.map(({ address }) => address)

const scene = async (outcomes: readonly SignatureFinding['outcome'][], nonce = 5n) => {
  const { row, details, hash } = await propose({ to: kestrel, nonce }, [0, 1])
  const signatures = outcomes.map(
    (outcome, index) => [signers[index]!.address.toLowerCase(), { kind: 'eoa', outcome, reason: null }] as const,
  )
  const check: TransactionCheck = {
    safeTxHash: hash,
    domainHash: '0x',
    messageHash: '0x',
    isHashEqual: true,
    signatures: new Map(signatures),
  }
  return { row, details, check }
}

test('security: signers, threshold and status come from the check and the chain, not from the list', async () => {
  const { row, details, check } = await scene(['matches', 'wrong'])
  expect(row.txStatus).toBe('AWAITING_EXECUTION')
  expect(verifiedExecution(row, details, check, { ...chainState, threshold: 3 })).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: {
      nonce: 5,
      confirmationsSubmitted: 1,
      confirmationsRequired: 3,
      missingSigners: [{ value: second }, { value: third }],
    },
  })
})

test('behavior: enough matching signatures of owners make it executable', async () => {
  const { row, details, check } = await scene(['matches', 'matches'])
  const listed = { ...row, txStatus: 'AWAITING_CONFIRMATIONS' as const }
  expect(verifiedExecution(listed, details, check, chainState).txStatus).toBe('AWAITING_EXECUTION')
  const others = { ...chainState, owners: [first!, third!] }
  expect(verifiedExecution(listed, details, check, others).txStatus).toBe('AWAITING_CONFIRMATIONS')
})

test('behavior: the status of a used nonce is unchanged', async () => {
  const { row, details, check } = await scene(['matches', 'wrong'], 4n)
  expect(verifiedExecution({ ...row, txStatus: 'SUCCESS' }, details, check, chainState).txStatus).toBe('SUCCESS')
})

test('security: a row with another hash or another nonce than its signed fields is a contradiction', async () => {
  const { row, details, check } = await scene(['matches'])
  expect(contradictionOf(row, details, check)).toBeNull()
  expect(contradictionOf(row, details, { ...check, isHashEqual: false })).toBe('hash')
  const other = { ...row, id: row.id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) }
  expect(contradictionOf(other, details, check)).toBe('hash')
  const info = row.executionInfo
  if (info?.type !== 'MULTISIG') throw new Error('fixture')
  expect(contradictionOf({ ...row, executionInfo: { ...info, nonce: 6 } }, details, check)).toBe('nonce')
})
