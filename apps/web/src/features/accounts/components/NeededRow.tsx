import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
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
import type { NeededApprovalItem, NeededTransactionItem } from '../useNeedsYou.ts'
import { InboxAccount } from './InboxAccount.tsx'
import { ThroughParents } from './ThroughParents.tsx'

/** What a row's verdict is drawn from. */
export type RowVerdictOf = (details: TransactionDetails | undefined, mayCheck: boolean) => ReactNode

export interface NeededRowProps {
  item: NeededTransactionItem | NeededApprovalItem
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
  const { state } = row
  const needFromChain = (signer: Address) =>
    needOf(row.transaction, execution !== null && BigInt(execution.nonce) === state?.nonce, signer)
  const isChecked = row.isVerified && state !== undefined
  const parents =
    item.kind === 'approval' ? item.parents.filter(({ safe }) => !isChecked || needFromChain(safe)?.act === 'sign') : []
  const own = item.kind === 'approval' ? null : isChecked && wallet ? needFromChain(wallet) : item
  const act = parents.length > 0 ? 'sign' : own?.act
  const signed = execution?.confirmationsSubmitted ?? item.signed
  const required = execution?.confirmationsRequired ?? item.required
  return (
    <ListRow
      ring={<CountersignRing size={36} required={required} signed={signed} state={act ? RINGS[act] : 'open'} />}
      account={<InboxAccount account={account} />}
      title={<RowTitle id={id} row={row} />}
      meta={[
        parents.length > 0 ? (
          <ThroughParents key="need" parents={parents} />
        ) : own ? (
          describeNeed(own)
        ) : (
          `${signed} of ${required} signed, and it does not wait for you`
        ),
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
      action={<ReviewButton id={id} title={row.title} isPrimary={act === 'sign'} />}
    />
  )
}

const RINGS = { execute: 'ready', sign: 'yours' } as const
