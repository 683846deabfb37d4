import type { TransactionDetails } from '@countersign/api'
import { AddressLabel, CountersignRing, ListRow, TimeText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNames } from '../../../shared/names/useNames.ts'
import { transactionQuery } from '../../../shared/query/transactionQuery.ts'
import { ReviewButton, TransactionLink } from '../../../shared/transaction-view/TransactionLink.tsx'
import { rowOf } from '../../../shared/transaction-view/rowOf.ts'
import { useViewContext } from '../../../shared/transaction-view/useViewContext.ts'
import { AccountContext } from '../../../shared/url/AccountContext.tsx'
import { describeNeed } from '../needsYou.ts'
import type { NeededItem } from '../useNeedsYou.ts'

/** What a row's verdict is drawn from. */
export type RowVerdictOf = (details: TransactionDetails | undefined, mayCheck: boolean) => ReactNode

export interface NeededRowProps {
  item: NeededItem
  verdictOf: RowVerdictOf
  mayCheck: boolean
}

/** One line of the inbox, in the account it belongs to. */
export function NeededRow(props: NeededRowProps) {
  const { chain, safe, key, account } = props.item.account
  return (
    <AccountContext value={{ chain, chainId: chain.chainId, safe, key, account }}>
      <Row {...props} />
    </AccountContext>
  )
}

function Row({ item, verdictOf, mayCheck }: NeededRowProps) {
  const { transaction, account, act, signed, required, nonce } = item
  const { nameOf } = useNames()
  const details = useQuery({ ...transactionQuery(account.key, transaction.id), enabled: mayCheck })
  const { title } = rowOf(transaction, useViewContext({ details: details.data }))
  return (
    <ListRow
      ring={
        <CountersignRing size={36} required={required} signed={signed} state={act === 'execute' ? 'ready' : 'yours'} />
      }
      account={
        <AddressLabel
          address={account.safe}
          name={nameOf(account.safe, account.chain.chainId)?.name}
          shape="account"
          size={22}
        />
      }
      title={<TransactionLink id={transaction.id}>{title}</TransactionLink>}
      meta={[
        describeNeed(item),
        `Nonce ${nonce}`,
        <>
          proposed <TimeText at={transaction.timestamp} form="relative" />
        </>,
      ]}
      verdict={verdictOf(details.data, mayCheck)}
      action={<ReviewButton id={transaction.id} title={title} isPrimary={act === 'sign'} />}
    />
  )
}
