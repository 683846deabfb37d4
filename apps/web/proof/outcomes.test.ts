import { demoOwners, executeSafeTransaction } from '@countersign/devchain'
import type { TransactionDetails } from '@countersign/api'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asWaiting, claimedOutcome } from '../src/data/outcome/claimedOutcome.ts'
import { readOutcome } from '../src/data/outcome/readOutcome.ts'
import { propose } from '../src/testing/proposalFixture.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

const [first, second, third] = demoOwners
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

type Reported = { nonce?: number; status: TransactionDetails['txStatus']; safeTxHash: Hex; txHash: Hex | null }

/** The service's answer about it. */
async function reported(
  safe: Address,
  { nonce = 0, status, safeTxHash, txHash }: Reported,
): Promise<TransactionDetails> {
  const { details } = await propose({ to: ZERO_ADDRESS, nonce: BigInt(nonce) })
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('fixture')
  return {
    ...details,
    safeAddress: safe,
    txStatus: status,
    txHash,
    executedAt: 1,
    detailedExecutionInfo: { ...execution, safeTxHash },
  }
}

async function outcomeOf(details: TransactionDetails, other: TransactionDetails | null = null) {
  const claimed = claimedOutcome(details)
  const outcome = claimed && (await readOutcome(stage.chain, details, claimed, async () => other))
  if (outcome === null) return null
  const { check, isWaiting, replacedBy } = outcome
  return { verdict: check.verdict, title: check.title, isWaiting, ...(replacedBy === null ? {} : { replacedBy }) }
}

const OTHER_HASH: Hex = `0x${'7'.repeat(64)}`

it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'])(
  'behavior: a claimed outcome of an account of %s is compared with nonce and receipt',
  async (version) => {
    const safe = await stage.deploy(version, 2)
    const waiting = await reported(safe, { status: 'SUCCESS', safeTxHash: OTHER_HASH, txHash: null })
    expect(await outcomeOf(waiting)).toMatchObject({ verdict: 'danger', isWaiting: true })
    expect(claimedOutcome(asWaiting(waiting))).toBeNull()
    const ran = await executeSafeTransaction(stage.devchain.rpcUrl, {
      safe,
      to: third.address,
      value: 1n,
      signers: [first, second],
    })
    const { safeTxHash, transactionHash: txHash } = ran
    const say = async (status: Reported['status'], fields: Partial<Reported> = {}) =>
      outcomeOf(await reported(safe, { status, safeTxHash, txHash, ...fields }))
    expect(await say('SUCCESS')).toEqual({
      verdict: 'verified',
      title: 'The chain recorded the execution',
      isWaiting: false,
    })
    expect(await say('FAILED')).toMatchObject({ verdict: 'danger', title: 'The chain contradicts the service' })
    expect(await say('CANCELLED')).toMatchObject({ verdict: 'danger', title: 'The chain contradicts the service' })
    expect(await say('SUCCESS', { safeTxHash: OTHER_HASH })).toMatchObject({
      verdict: 'danger',
      title: 'The chain shows another transaction',
    })
    expect(await say('SUCCESS', { txHash: OTHER_HASH })).toMatchObject({ verdict: 'unchecked' })
    expect(await say('SUCCESS', { txHash: null })).toMatchObject({ verdict: 'unchecked' })
    // Also for a transaction that was executed, if the service hides or exchanges its receipt.
    expect(await say('CANCELLED', { txHash: null })).toMatchObject({ verdict: 'unchecked' })
    expect(await say('CANCELLED', { txHash: OTHER_HASH })).toMatchObject({ verdict: 'unchecked' })
    expect(await say('CANCELLED', { safeTxHash: OTHER_HASH })).toMatchObject({ verdict: 'unchecked' })
    expect(await say('CANCELLED', { nonce: 1, txHash: null })).toMatchObject({ verdict: 'danger', isWaiting: true })
  },
)

it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'])(
  'security: a transaction of an account of %s is replaced when the chain proves which one used its nonce',
  async (version) => {
    const safe = await stage.deploy(version, 2)
    const hashOf = (transaction: SafeTransactionData) =>
      hashSafeTransaction({ chainId: 31337n, safe, version, transaction })
    const ended = (transaction: SafeTransactionData, fields: Partial<TransactionDetails>) => ({
      ...detailsOf(safe, transaction, hashOf(transaction)),
      ...fields,
    })
    const execute = async (nonce: bigint) => {
      const transaction = buildTransaction({ to: third.address, value: 1n + nonce, nonce })
      const signed = { safe, to: transaction.to, value: transaction.value, signers: [first, second] }
      const { transactionHash: txHash } = await executeSafeTransaction(stage.devchain.rpcUrl, signed)
      return ended(transaction, { txStatus: 'SUCCESS', txHash })
    }
    const [winner, later] = [await execute(0n), await execute(1n)]
    const unsent = buildTransaction({ to: third.address, value: 9n, nonce: 0n })
    const replaced = ended(unsent, { txStatus: 'CANCELLED' })
    const outcomeWith = (other: TransactionDetails | null, own = replaced) => outcomeOf(own, other)

    expect(await outcomeWith(winner)).toEqual({
      verdict: 'verified',
      title: 'The chain recorded another transaction with this number',
      isWaiting: false,
      replacedBy: winner.txId,
    })
    const otherNumber = { verdict: 'danger', title: 'The transaction that the service names has another number' }
    expect(await outcomeWith(later)).toEqual({ ...otherNumber, isWaiting: false })
    // The executed transaction with a false nonce, and one that another account executed.
    expect(await outcomeWith({ ...later, detailedExecutionInfo: winner.detailedExecutionInfo })).toMatchObject(
      otherNumber,
    )
    expect(await outcomeWith({ ...winner, safeAddress: third.address })).toMatchObject(otherNumber)
    // A third transaction with the nonce, whose hash is right, and which the account never executed.
    const invented = ended({ ...unsent, value: 8n }, { txStatus: 'SUCCESS', txHash: winner.txHash })
    expect(await outcomeWith(invented)).toEqual({
      verdict: 'danger',
      title: 'The chain did not execute the transaction that the service names',
      isWaiting: false,
    })
    // One that was executed itself, while the service calls it replaced and lists it as executed.
    expect(await outcomeWith(winner, { ...winner, txStatus: 'CANCELLED', txHash: null })).toMatchObject({
      verdict: 'danger',
      title: 'The chain contradicts the service',
    })
    // What is not proven is not verified.
    for (const [other, own] of [
      [null, replaced],
      [{ ...winner, txHash: null }, replaced],
      [{ ...winner, txData: null }, replaced],
      [winner, { ...replaced, detailedExecutionInfo: ended({ ...unsent, value: 7n }, {}).detailedExecutionInfo }],
    ] as const)
      expect(await outcomeWith(other, own)).toEqual({
        verdict: 'unchecked',
        title: 'Reported as replaced',
        isWaiting: false,
      })
    expect(await outcomeOf(ended({ ...unsent, nonce: 2n }, { txStatus: 'CANCELLED' }), winner)).toMatchObject({
      verdict: 'danger',
      isWaiting: true,
    })
  },
)
