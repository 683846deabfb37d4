import { type Address, isSameAddress } from '@countersign/primitives'
import { RecipientAddress, RecipientAddresses } from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNames } from '../../../data/names/useNames.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { pageMessages } from './pageMessages.ts'
import type { Recipient } from './recipientsOf.ts'

/** Each address in full, with what is known about it. */
export function Recipients({ recipients }: { recipients: readonly Recipient[] }) {
  const wordsOf = useKnown()
  if (recipients.length === 0) return null
  return (
    <RecipientAddresses>
      {recipients.map((recipient) => {
        const { name, words } = wordsOf(recipient, recipients.length > 1)
        return (
          <RecipientAddress
            key={`${recipient.role} ${recipient.address}`}
            address={recipient.address}
            shape={recipient.role === 'control' ? 'contract' : 'person'}
            danger={recipient.role === 'control'}
            label={name === null ? pageMessages.address : pageMessages.addressOf({ name })}
          >
            {words}
          </RecipientAddress>
        )
      })}
    </RecipientAddresses>
  )
}

/** Whether an address is a contact, and how often the loaded history shows a payment to it. */
function useKnown() {
  const { key, chainId } = useAccount()
  const { nameOf } = useNames()
  // Read from the cache: the checks load the history in any case.
  const { data } = useInfiniteQuery({ ...historyQuery(key), enabled: false })
  const paidTo = (address: Address) =>
    (data?.pages ?? [])
      .flatMap(({ results }) => results)
      .filter(
        (item) =>
          item.type === 'TRANSACTION' &&
          item.transaction.txStatus === 'SUCCESS' &&
          item.transaction.executionInfo?.type === 'MULTISIG' &&
          item.transaction.txInfo.type === 'Transfer' &&
          isSameAddress(item.transaction.txInfo.recipient.value, address),
      ).length
  return ({ address, role }: Recipient, isNamed: boolean): { name: string | null; words: string } => {
    const known = nameOf(address, chainId)
    const name = known?.name ?? null
    if (role === 'added')
      return { name, words: name === null ? pageMessages.addedUnnamed : pageMessages.added({ name }) }
    if (role === 'removed')
      return { name, words: name === null ? pageMessages.removedUnnamed : pageMessages.removed({ name }) }
    const times = role === 'control' ? 0 : paidTo(address)
    const words =
      known?.source === 'you'
        ? times > 0
          ? pageMessages.contactPaid(times)
          : pageMessages.contact
        : known?.source === 'published'
          ? pageMessages.published
          : times > 0
            ? pageMessages.unknownPaid(times)
            : pageMessages.unknown
    return { name, words: isNamed && name !== null ? pageMessages.named({ name, words }) : words }
  }
}
