import { describeNonce } from '@countersign/safe/light'
import type { Check, Read } from '../../../shared/review/Check.ts'

type Input = {
  readonly nonce: bigint
  /** The account's nonce on chain. */
  readonly current: bigint
  /** Nonces of the other queued transactions. */
  readonly queued: Read<readonly bigint[]>
}

const TITLES = {
  next: 'Next to run',
  queued: 'Runs in its turn',
  conflict: 'Another transaction has this nonce',
  gap: 'A nonce before this one is free',
  used: 'This nonce is used up',
} as const

export function checkNonce({ nonce, current, queued }: Input): Check {
  if (nonce >= current && nonce !== current && !queued.ok)
    return {
      id: 'nonce',
      verdict: 'unchecked',
      title: 'Place in the queue',
      reason: `The account is at nonce ${current}; the queue could not be read: ${queued.reason}.`,
    }
  const others = queued.ok ? queued.value : []
  const { kind, verdict, reason } = describeNonce({ nonce, currentNonce: current, queuedNonces: others })
  return { id: 'nonce', verdict, title: TITLES[kind], reason }
}
