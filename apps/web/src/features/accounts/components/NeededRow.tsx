import type { TransactionDetails } from '@countersign/api'
import { CountersignRing, ListRow, TimeText } from '@countersign/ui'
import type { ReactNode } from 'react'
import { describeNeed } from '../../../shared/list/describeNeed.ts'
import { ContradictionBadge } from '../../../shared/transaction-view/ContradictionBadge.tsx'
import { RowTitle } from '../../../shared/transaction-view/RowTitle.tsx'
import { ReviewButton } from '../../../shared/transaction-view/TransactionLink.tsx'
import { useVerifiedRow } from '../../../shared/transaction-view/useVerifiedRow.ts'
import { AccountContext } from '../../../shared/url/AccountContext.tsx'
import { useWallet } from '../../../shared/wallet/walletStore.ts'
import { needOf } from '../needsYou.ts'
import type { NeededTransactionItem } from '../useNeedsYou.ts'
import { InboxAccount } from './InboxAccount.tsx'

/** What a row's verdict is drawn from. */
export type RowVerdictOf = (details: TransactionDetails | undefined, mayCheck: boolean) => ReactNode

export interface NeededRowProps {
  item: NeededTransactionItem
  verdictOf: RowVerdictOf
  mayCheck: boolean
}

/** A transaction of the inbox, in the account it belongs to. */
export function NeededRow(props: NeededRowProps) {
  const { chain, safe, key, account } = props.item.account
  return (
    <AccountContext value={{ chain, chainId: chain.chainId, safe, key, account }}>
      <Row {...props} />
    </AccountContext>
  )
}

function Row({ item, verdictOf, mayCheck }: NeededRowProps) {
  const { account } = item
  const { address: wallet } = useWallet()
  const row = useVerifiedRow(item.transaction, mayCheck)
  const { id, timestamp, executionInfo } = row.transaction
  const execution = executionInfo?.type === 'MULTISIG' ? executionInfo : null
  const need =
    row.isVerified && row.state && wallet
      ? needOf(row.transaction, execution !== null && BigInt(execution.nonce) === row.state.nonce, wallet)
      : item
  const signed = execution?.confirmationsSubmitted ?? item.signed
  const required = execution?.confirmationsRequired ?? item.required
  return (
    <ListRow
      ring={<CountersignRing size={36} required={required} signed={signed} state={need ? RINGS[need.act] : 'open'} />}
      account={<InboxAccount account={account} />}
      title={<RowTitle id={id} row={row} />}
      meta={[
        need ? describeNeed(need) : `${signed} of ${required} signed, and it does not wait for you`,
        `Nonce ${execution?.nonce ?? item.nonce}`,
        <>
          proposed <TimeText at={timestamp} form="relative" />
        </>,
      ]}
      verdict={
        row.contradiction ? (
          <ContradictionBadge contradiction={row.contradiction} />
        ) : (
          verdictOf(row.details.data, mayCheck)
        )
      }
      action={<ReviewButton id={id} title={row.title} isPrimary={need?.act === 'sign'} />}
    />
  )
}

const RINGS = { execute: 'ready', sign: 'yours' } as const
