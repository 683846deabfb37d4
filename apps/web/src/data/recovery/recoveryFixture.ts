import type { Address } from '@countersign/primitives'
import type { AttemptMeaning, OwnerList } from '@countersign/safe/recovery'
import { chainState, treasury } from '../../testing/proposalFixture.ts'
import type { Recovery, RecoveryAttempt } from './Recovery.ts'

const DAY = 86_400n
const lawyer: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const heir: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const now: OwnerList = { owners: chainState.owners, threshold: chainState.threshold }

const takeover: AttemptMeaning = {
  kind: 'owners',
  after: { owners: [heir], threshold: 1 },
  comes: [heir],
  leaves: now.owners,
  stays: [],
}

/** An attempt of the lawyer, announced a day before `at`. @param meaning null: unknown */
const attemptFixture = (at: bigint, meaning: AttemptMeaning | null = takeover): RecoveryAttempt => ({
  nonce: 0n,
  hash: `0x${'12'.repeat(32)}`,
  times: { announced: at - DAY, from: at + 2n * DAY, until: at + 9n * DAY },
  announced:
    meaning === null
      ? { known: false, reason: 'The node has no event of the announcement.' }
      : {
          known: true,
          call: { to: treasury, value: 0n, data: '0x', operation: 0 },
          meaning,
          block: 12n,
          recoverer: lawyer,
        },
})

/**
 * A recovery of the treasury with three days of notice, a week for the execution and one recoverer. @param at epoch seconds of its block
 */
export const recoveryFixture = (at: bigint, fields: Partial<Recovery> = {}): Recovery => ({
  address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  owner: treasury,
  avatar: treasury,
  target: treasury,
  cooldown: 3n * DAY,
  expiration: 7n * DAY,
  txNonce: 0n,
  queueNonce: 0n,
  recoverers: [lawyer],
  account: treasury,
  now,
  block: 20n,
  blockTime: at,
  attempts: [],
  hasMore: false,
  ...fields,
})

/** The same with a waiting attempt. @param meaning null: its effect is unknown */
export const runningRecovery = (at: bigint, meaning?: AttemptMeaning | null): Recovery =>
  recoveryFixture(at, { queueNonce: 1n, attempts: [attemptFixture(at, meaning)] })
