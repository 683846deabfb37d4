import type { Address, Hex } from '@countersign/primitives'
import { isEmptyCall, isSameCall, type TransactionCall } from '../transaction/isSameCall.ts'
import type { Check } from './Check.ts'
import type { QueuedNonce } from './checkNonce.ts'
import type { Read } from './Read.ts'
import { queueMessages as messages } from './queueMessages.ts'

const id = 'repeated-call'
/** transfer(address,uint256) and transferFrom(address,address,uint256) */
const TRANSFERS: readonly string[] = ['0xa9059cbb', '0x23b872dd']

type Input = {
  readonly safe: Address
  readonly transaction: TransactionCall & { readonly nonce: bigint }
  /** The other queued transactions. If they could not be read, `checkNonce` reports it. */
  readonly queued: Read<readonly QueuedNonce[]>
}

/**
 * S11. Finds waiting transactions that would do the same once more, with another number. With the same number, one
 * cancels the other.
 *
 * @example
 * checkRepeats({ safe, transaction, queued: { ok: true, value: [] } }) // []
 */
export function checkRepeats({ safe, transaction, queued }: Input): Check[] {
  if (!queued.ok || isEmptyCall(safe, transaction)) return []
  const others = queued.value.filter(({ nonce }) => nonce !== transaction.nonce)
  const same = others.filter(({ call }) => call !== undefined && call !== null && isSameCall(call, transaction))
  const unread = others.filter(({ call }) => call === null)
  const isPayment = transaction.value > 0n || TRANSFERS.includes(selectorOf(transaction.data))
  return [
    ...(same.length === 0
      ? []
      : [
          {
            id,
            verdict: 'caution',
            title: (isPayment ? messages.samePayment : messages.sameCall)(numbersOf(same)),
            reason: messages.sameTwice,
          } as const,
        ]),
    ...(unread.length === 0
      ? []
      : [
          {
            id,
            verdict: 'unchecked',
            title: messages.repeats,
            reason: messages.repeatsUnread(numbersOf(unread)),
          } as const,
        ]),
  ]
}

const selectorOf = (data: Hex): string => data.slice(0, 10).toLowerCase()

const numbersOf = (queued: readonly QueuedNonce[]): bigint[] =>
  [...new Set(queued.map(({ nonce }) => nonce))].toSorted((first, second) => (first < second ? -1 : 1))
