import { inspectCalls } from '@countersign/safe/checks'
import { isSameAddress, wordReader } from '@countersign/primitives'
import type { Recovery } from '../../data/recovery/Recovery.ts'
import type { Waiting } from '../owners/readWaiting.ts'
import { useWaiting } from '../owners/useQueueEffect.ts'

/** setTxNonce(uint256) */
const SET_TX_NONCE = '0x46ba2307'

export type CancellingState = {
  /** Waiting transactions that cancel every attempt, the one with the most signatures first. */
  readonly waiting: readonly Waiting[]
  /** Transactions of the queue that must be executed before one with the next free nonce. */
  readonly before: number
  readonly isPending: boolean
}

/** Transactions in the account's queue that cancel the attempts of a module, with fields and signatures checked by the page. */
export function useCancelling(recovery: Recovery): CancellingState {
  const { data: queue, isPending } = useWaiting()
  const waiting = (queue?.waiting ?? [])
    .filter(({ signed }) => signed !== null && cancels(signed, recovery))
    .toSorted((one, other) => other.signedBy.length - one.signedBy.length || Number(one.nonce - other.nonce))
  return { waiting, before: new Set(queue?.waiting.map(({ nonce }) => nonce)).size, isPending }
}

type Signed = NonNullable<Waiting['signed']>

const cancels = (signed: Signed, { account, address, queueNonce }: Recovery): boolean =>
  inspectCalls(account, signed).some(
    ({ caller, to, operation, data }) =>
      operation === 0 &&
      isSameAddress(caller, account) &&
      isSameAddress(to, address) &&
      data.slice(0, 10).toLowerCase() === SET_TX_NONCE &&
      (wordReader(data, 4).uint(0) ?? 0n) >= queueNonce,
  )
