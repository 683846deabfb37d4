import type { NestedContent } from '@countersign/chain-client/review'
import { createApiClient } from '@countersign/api/client'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { hashSafeTransaction } from '@countersign/safe'
import type { ExchangeItem, SharedProposal } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'

/** Finds what is claimed to be behind a hash that the transaction approves for another account. It counts only if it hashes to it. */
export type FetchContent = (hash: Hex, account: Address) => Promise<NestedContent>

/**
 * From the files and links of `--inner`, then from the service.
 *
 * @param service null where none was named
 */
export function innerContent(chainId: bigint, inner: readonly ExchangeItem[], service: string | null): FetchContent {
  return async (hash, account) => {
    const found = inner.find(
      (item): item is SharedProposal =>
        item.kind === 'proposal' && isSameAddress(item.safe, account) && hashOf(item) === hash,
    )
    if (found) return { account, transaction: found.transaction, details: null }
    if (service === null) throw new Error(cliMessages.noInner)
    const client = createApiClient({ baseUrl: service })
    const details = await client.getTransaction({ params: { chainId: String(chainId), id: hash } })
    return { account: details.safeAddress, transaction: transactionOfDetails(details), details }
  }
}

const hashOf = ({ chainId, safe, version, transaction }: SharedProposal): Hex =>
  hashSafeTransaction({ chainId, safe, version, transaction })
