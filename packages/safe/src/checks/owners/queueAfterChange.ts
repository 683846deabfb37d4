import type { Address } from '@countersign/primitives'
import type { Ownership } from './Ownership.ts'

/**
 * A proposal that waits for signatures or for its execution.
 *
 * @example
 * const waiting: WaitingTransaction = { hash, nonce: 6n, signedBy: [alice, bob] }
 */
export type WaitingTransaction = {
  /** The SafeTxHash. */
  readonly hash: string
  readonly nonce: bigint
  /** The owners that signed it or approved it on chain. Only signatures of current owners count. */
  readonly signedBy: readonly Address[]
}

/**
 * The effect of a change of owners on one proposal. `kept`: it executes before the change, with the current owners.
 * `replaced`: it has the nonce of the change, so only one of the two can be executed. `behind`: it executes after the
 * change, with the new owners and threshold.
 *
 * @example
 * const effect: QueueEffect = { transaction, place: 'behind', before: { signed: 2, needed: 2 }, after: { signed: 1, needed: 3 }, lost: [jun] }
 */
export type QueueEffect<Waiting extends WaitingTransaction = WaitingTransaction> = {
  readonly transaction: Waiting
  readonly place: 'kept' | 'replaced' | 'behind'
  readonly before: SignatureCount
  /** The count at the time of its execution; unchanged for a replaced one. */
  readonly after: SignatureCount
  /** The signers that will no longer be owners at the time of its execution. */
  readonly lost: readonly Address[]
}

/**
 * The number of signatures that count, and the number needed.
 *
 * @example
 * const count: SignatureCount = { signed: 1, needed: 3 }
 */
export type SignatureCount = { readonly signed: number; readonly needed: number }

/**
 * The effect of a change of owners on the proposals, for the nonce chosen for the change.
 *
 * @param waiting every proposal; the change itself, once it is proposed, is left out by its hash
 * @param change its nonce, its hash if it was proposed, and the owners before and after it
 * @returns one effect per proposal, by nonce
 * @example
 * const change = { nonce: 5n, before: { owners, threshold: 2 }, after: { owners: [alice, bob], threshold: 2 } }
 * queueAfterChange([{ hash: safeTxHash, nonce: 6n, signedBy: [carol] }], change)[0]?.lost // [carol]
 */
export function queueAfterChange<Waiting extends WaitingTransaction>(
  waiting: readonly Waiting[],
  change: {
    readonly nonce: bigint
    readonly hash?: string | null
    readonly before: Ownership
    readonly after: Ownership
  },
): QueueEffect<Waiting>[] {
  const own = change.hash?.toLowerCase()
  return waiting
    .filter(({ hash }) => hash.toLowerCase() !== own)
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : a.nonce > b.nonce ? 1 : 0))
    .map((transaction) => {
      const before = count(transaction, change.before)
      if (transaction.nonce <= change.nonce)
        return {
          transaction,
          place: transaction.nonce < change.nonce ? 'kept' : 'replaced',
          before,
          after: before,
          lost: [],
        }
      const [today, then] = [lowerCase(change.before.owners), lowerCase(change.after.owners)]
      const lost = unique(transaction.signedBy).filter(
        (signer) => today.has(signer.toLowerCase()) && !then.has(signer.toLowerCase()),
      )
      return { transaction, place: 'behind', before, after: count(transaction, change.after), lost }
    })
}

/**
 * The nonce at which a change of owners costs no proposal a signature: after the last of them.
 *
 * @param current the account's nonce on chain
 * @example
 * nonceBehindWaiting([{ nonce: 6n }, { nonce: 7n }], 5n) // 8n
 */
export const nonceBehindWaiting = (waiting: readonly Pick<WaitingTransaction, 'nonce'>[], current: bigint): bigint =>
  waiting.reduce((next, { nonce }) => (nonce >= next ? nonce + 1n : next), current)

function count({ signedBy }: WaitingTransaction, { owners, threshold }: Ownership): SignatureCount {
  const able = lowerCase(owners)
  return { signed: unique(signedBy).filter((signer) => able.has(signer.toLowerCase())).length, needed: threshold }
}

const lowerCase = (addresses: readonly Address[]): ReadonlySet<string> =>
  new Set(addresses.map((address) => address.toLowerCase()))

const unique = (addresses: readonly Address[]): Address[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
]
