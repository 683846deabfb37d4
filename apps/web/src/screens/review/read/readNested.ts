import type { Chain, TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { approvalsIn } from './approvalsIn.ts'

/** A transaction of another account that this one approves by its hash. */
export type NestedTransaction = {
  readonly account: Address
  readonly hash: Hex
  /** Rebuilt from the fields told and the other account on chain; null when nobody tells them, or they hash to something else. */
  readonly reviewed: SafeTransaction | null
  readonly reason: string | null
  /** What was told of it; null where nothing was, or something else. */
  readonly details: TransactionDetails | null
  /** What that one approves in its turn, and so on: the account that acts in the end is the innermost. */
  readonly nested: readonly NestedTransaction[]
}

/** A hash cannot stand in itself, so this ends; nobody should be kept waiting for a chain somebody made long on purpose. */
const DEEPEST = 8

/** @param fetchDetails the fields behind a hash, as somebody tells them: they only count when they hash to it */
export function readNested(
  chain: Chain,
  outer: Pick<SafeTransaction, 'safe' | 'transaction'>,
  fetchDetails: (hash: Hex, account: Address) => Promise<TransactionDetails>,
  depth = 1,
): Promise<NestedTransaction[]> {
  return Promise.all(
    approvalsIn(outer).map(async ({ account, hash }): Promise<NestedTransaction> => {
      const nothing = (reason: string) => ({ account, hash, reviewed: null, reason, details: null, nested: [] })
      try {
        const [details, { version }] = await Promise.all([fetchDetails(hash, account), readChainState(chain, account)])
        const fields = transactionOfDetails(details)
        if (!fields || !isSameAddress(details.safeAddress, account))
          return nothing('It is told as a transaction of another account.')
        const reviewed = buildSafeTransaction({
          chainId: BigInt(chain.chainId),
          safe: account,
          version,
          transaction: fields,
        })
        if (reviewed.safeTxHash !== hash)
          return nothing(`The fields told for it hash to ${reviewed.safeTxHash}, not to ${hash}.`)
        const nested = depth < DEEPEST ? await readNested(chain, reviewed, fetchDetails, depth + 1) : []
        return { account, hash, reviewed, reason: null, details, nested }
      } catch (error) {
        return nothing(error instanceof Error ? error.message : String(error))
      }
    }),
  )
}

/** Levels below one, itself counted: the account that acts is the first. */
export const heightOf = ({ nested }: Pick<NestedTransaction, 'nested'>): number =>
  1 + Math.max(0, ...nested.map(heightOf))
