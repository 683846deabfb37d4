import type { TransactionDetails } from '@countersign/api'
import { isAllowanceModule } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { useQueryClient } from '@tanstack/react-query'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { allRpcUrls } from '../../../data/rpc/chainNodes.ts'
import { useAcceptedModules } from '../../../data/storage/acceptedModules.ts'
import { findAddressBookName } from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'

/**
 * How many findings the checks will probably have, from what the page knows before they run. It decides only how much space is kept for
 * them: a single node, modules that this person has not accepted, and a recipient outside of the address book.
 */
export function useExpectedFindings(
  transaction: SafeTransactionData | null,
  details: TransactionDetails | null,
): number {
  const { chain, key } = useAccount()
  const { hasOwnNode } = useWallet()
  const book = useAddressBook()
  const reported =
    useQueryClient()
      .getQueryData(safeQuery(key).queryKey)
      ?.modules?.map(({ value }) => value) ?? []
  const isAccepted = useAcceptedModules(key, reported) !== null
  const recipient = recipientOf(transaction, details)
  const isKnown =
    recipient === null ||
    isSameAddress(recipient, key.safe) ||
    findAddressBookName(book, recipient, key.chainId) !== null
  return [
    allRpcUrls(chain).length < 2 && !hasOwnNode,
    !isAccepted && !reported.every(isAllowanceModule),
    !isKnown,
  ].filter(Boolean).length
}

function recipientOf(transaction: SafeTransactionData | null, details: TransactionDetails | null): Address | null {
  return details?.txInfo.type === 'Transfer' ? details.txInfo.recipient.value : (transaction?.to ?? null)
}
