import type { Chain, TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import type { NestedTransaction } from '../model/NestedTransaction.ts'
import { approvalsIn } from './approvalsIn.ts'

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
