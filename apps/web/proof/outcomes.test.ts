import { demoOwners, executeSafeTransaction } from '@countersign/devchain'
import type { TransactionDetails } from '@countersign/api'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asWaiting, claimedOutcome } from '../src/data/outcome/claimedOutcome.ts'
import { readOutcome } from '../src/data/outcome/readOutcome.ts'
import { propose } from '../src/testing/proposalFixture.ts'
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

async function outcomeOf(details: TransactionDetails) {
  const claimed = claimedOutcome(details)
  const outcome = claimed && (await readOutcome(stage.chain, details, claimed))
  return outcome && { verdict: outcome.check.verdict, title: outcome.check.title, isWaiting: outcome.isWaiting }
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
      to: third?.address ?? ZERO_ADDRESS,
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
