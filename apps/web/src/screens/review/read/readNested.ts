import type { Chain, TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { errorText, type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { inspectCalls, type InspectedCall } from '@countersign/safe/checks'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import type { NestedTransaction } from '../model/NestedTransaction.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/** approveHash(bytes32) */
const APPROVE_HASH = '0xd4d9bdcd'

/** The transaction hashes of other accounts that a transaction approves, with the account of each. */
const onChainApprovalsIn = ({
  safe,
  transaction,
}: Pick<SafeTransaction, 'safe' | 'transaction'>): { account: Address; hash: Hex }[] =>
  inspectCalls(safe, transaction)
    .filter(isApproval)
    .map(({ to, data }) => ({ account: to, hash: `0x${data.slice(10, 74).toLowerCase()}` }))

const isApproval = ({ data, operation }: InspectedCall): boolean =>
  operation === 0 && data.length >= 74 && data.slice(0, 10).toLowerCase() === APPROVE_HASH

/** A hash cannot contain itself, so the recursion ends. The limit stops chains that were made long on purpose. */
const DEEPEST = 8

/** @param fetchDetails the fields of a hash, from the service; they count only if they hash to it */
export function readNested(
  chain: Chain,
  outer: Pick<SafeTransaction, 'safe' | 'transaction'>,
  fetchDetails: (hash: Hex, account: Address) => Promise<TransactionDetails>,
  depth = 1,
): Promise<NestedTransaction[]> {
  return Promise.all(
    onChainApprovalsIn(outer).map(async ({ account, hash }): Promise<NestedTransaction> => {
      const nothing = (reason: string) => ({ account, hash, reviewed: null, reason, details: null, nested: [] })
      try {
        const [details, { version }] = await Promise.all([fetchDetails(hash, account), readChainState(chain, account)])
        const fields = transactionOfDetails(details)
        if (!fields || !isSameAddress(details.safeAddress, account)) return nothing(reviewReadMessages.otherAccount)
        const reviewed = buildSafeTransaction({
          chainId: BigInt(chain.chainId),
          safe: account,
          version,
          transaction: fields,
        })
        if (reviewed.safeTxHash !== hash)
          return nothing(reviewReadMessages.otherHash({ computed: reviewed.safeTxHash, hash }))
        const nested = depth < DEEPEST ? await readNested(chain, reviewed, fetchDetails, depth + 1) : []
        return { account, hash, reviewed, reason: null, details, nested }
      } catch (error) {
        return nothing(errorText(error))
      }
    }),
  )
}
