import type { Chain, TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { inspectCalls, type InspectedCall } from '@countersign/safe/checks'
import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { readChainState } from '../../../shared/rpc/readChainState.ts'
import { transactionOfDetails } from '../model/transactionOfDetails.ts'

const APPROVE_HASH = '0xd4d9bdcd'

/** A transaction of another account that this one approves by its hash. */
export type NestedTransaction = {
  readonly account: Address
  readonly hash: Hex
  /** Rebuilt from the fields told and the other account on chain; null when nobody tells them, or they hash to something else. */
  readonly reviewed: SafeTransaction | null
  readonly reason: string | null
}

/** @param fetchDetails the fields behind a hash, as somebody tells them: they only count when they hash to it */
export function readNested(
  chain: Chain,
  { safe, transaction }: Pick<SafeTransaction, 'safe' | 'transaction'>,
  fetchDetails: (hash: Hex) => Promise<TransactionDetails>,
): Promise<NestedTransaction[]> {
  const approvals = inspectCalls(safe, transaction).filter(isApproval)
  return Promise.all(
    approvals.map(async ({ to: account, data }): Promise<NestedTransaction> => {
      const hash: Hex = `0x${data.slice(10, 74).toLowerCase()}`
      const nothing = (reason: string) => ({ account, hash, reviewed: null, reason })
      try {
        const [details, { version }] = await Promise.all([fetchDetails(hash), readChainState(chain, account)])
        const fields = transactionOfDetails(details)
        if (!fields || !isSameAddress(details.safeAddress, account))
          return nothing('It is told as a transaction of another account.')
        const reviewed = buildSafeTransaction({
          chainId: BigInt(chain.chainId),
          safe: account,
          version,
          transaction: fields,
        })
        return reviewed.safeTxHash === hash
          ? { account, hash, reviewed, reason: null }
          : nothing(`The fields told for it hash to ${reviewed.safeTxHash}, not to ${hash}.`)
      } catch (error) {
        return nothing(error instanceof Error ? error.message : String(error))
      }
    }),
  )
}

const isApproval = ({ data, operation }: InspectedCall): boolean =>
  operation === 0 && data.length >= 74 && data.slice(0, 10).toLowerCase() === APPROVE_HASH
