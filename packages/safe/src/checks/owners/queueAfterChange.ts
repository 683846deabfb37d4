import type { Address } from '@countersign/primitives'
import type { Ownership } from './Ownership.ts'

/**
 * A transaction that waits for signatures or for its execution.
 *
 * @example
 * const waiting: WaitingTransaction = { hash, nonce: 6n, signedBy: [alice, bob] }
 */
export type WaitingTransaction = {
  /** The SafeTxHash. */
  readonly hash: string
  readonly nonce: bigint
  /** Whose signatures or on-chain approvals it has. Only those of owners count. */
  readonly signedBy: readonly Address[]
}

/**
 * What a change of owners does to one waiting transaction. `kept`: it runs before the change, with today's owners. `replaced`: it has
 * the nonce of the change, so only one of the two can be executed. `behind`: it runs after the change, with the owners and the
 * threshold of then.
 *
 * @example
 * const effect: QueueEffect = { transaction, place: 'behind', before: { signed: 2, needed: 2 }, after: { signed: 1, needed: 3 }, lost: [jun] }
 */
export type QueueEffect<Waiting extends WaitingTransaction = WaitingTransaction> = {
  readonly transaction: Waiting
  readonly place: 'kept' | 'replaced' | 'behind'
  readonly before: SignatureCount
  /** What counts when it can run; of a replaced one the same as before. */
  readonly after: SignatureCount
  /** Who signed it and is no owner any more when it can run. */
  readonly lost: readonly Address[]
}

/**
 * How many signatures count, and how many are needed.
 *
 * @example
 * const count: SignatureCount = { signed: 1, needed: 3 }
 */
export type SignatureCount = { readonly signed: number; readonly needed: number }

/**
 * What a change of owners does to the transactions that wait, at the nonce that is chosen for the change.
 *
 * @param waiting every transaction that waits; the change itself, once it waits too, is left out by its hash
 * @param change its nonce, its hash where it was proposed, and the owners before and after it
 * @returns one effect for each, by nonce
 * @example
 * queueAfterChange(waiting, { nonce: 5n, before: { owners, threshold: 2 }, after: { owners: fewer, threshold: 3 } })
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
 * The nonce at which a change of owners costs no waiting transaction a signature: behind the last of them.
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
