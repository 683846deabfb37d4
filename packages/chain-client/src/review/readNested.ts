import type { TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import type { SafeTransactionData } from '@countersign/safe/light'
import { errorText, type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { inspectCalls, type InspectedCall } from '@countersign/safe/checks'
import { readCurrentState } from '../reads/readStateFrom.ts'
import type { NestedTransaction } from './NestedTransaction.ts'
import type { ReviewedChain } from './ReviewedChain.ts'
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

/** What is claimed to be behind an approved hash. */
export type NestedContent = {
  readonly account: Address
  /** Null for what owners do not sign. */
  readonly transaction: SafeTransactionData | null
  /** Everything that the service says about it; null if it is not from a service. */
  readonly details: TransactionDetails | null
}

/**
 * The transactions of other accounts that a transaction approves by their hash, and those that they approve in turn.
 *
 * @param fetchContent the fields of a hash, as a service or a file states them; they count only if they hash to it
 * @example
 * const nested = await readNested(chain, { safe, transaction }, fetchContent)
 */
export function readNested(
  chain: ReviewedChain,
  outer: Pick<SafeTransaction, 'safe' | 'transaction'>,
  fetchContent: (hash: Hex, account: Address) => Promise<NestedContent>,
  depth = 1,
): Promise<NestedTransaction[]> {
  return Promise.all(
    onChainApprovalsIn(outer).map(async ({ account, hash }): Promise<NestedTransaction> => {
      const nothing = (reason: string) => ({ account, hash, reviewed: null, reason, details: null, nested: [] })
      try {
        const [content, { version }] = await Promise.all([
          fetchContent(hash, account),
          readCurrentState(chain.ask, account),
        ])
        const { transaction, details } = content
        if (!transaction || !isSameAddress(content.account, account)) return nothing(reviewReadMessages.otherAccount)
        const reviewed = buildSafeTransaction({
          chainId: BigInt(chain.chainId),
          safe: account,
          version,
          transaction,
        })
        if (reviewed.safeTxHash !== hash)
          return nothing(reviewReadMessages.otherHash({ computed: reviewed.safeTxHash, hash }))
        const nested = depth < DEEPEST ? await readNested(chain, reviewed, fetchContent, depth + 1) : []
        return { account, hash, reviewed, reason: null, details, nested }
      } catch (error) {
        return nothing(errorText(error))
      }
    }),
  )
}
