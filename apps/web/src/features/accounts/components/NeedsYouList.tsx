import type { Message } from '@countersign/api'
import { EmptyState, ListPanel, SkeletonRows } from '@countersign/ui'
import type { ReactNode } from 'react'
import { useAfterFirstContent } from '../../../shared/transaction-view/useAfterFirstContent.ts'
import { AccountContext } from '../../../shared/url/AccountContext.tsx'
import type { NeedsYou } from '../useNeedsYou.ts'
import { InboxAccount } from './InboxAccount.tsx'
import { NeededRow, type RowVerdictOf } from './NeededRow.tsx'

/** Draws the row of a message, inside the context of its account. */
export type MessageRowOf = (message: Message, accountLabel: ReactNode, mayCheck: boolean) => ReactNode

export interface NeedsYouListProps {
  needs: NeedsYou
  verdictOf: RowVerdictOf
  messageRowOf: MessageRowOf
}

export function NeedsYouList({ needs, verdictOf, messageRowOf }: NeedsYouListProps) {
  const mayCheck = useAfterFirstContent(needs.items.length > 0)
  if (needs.items.length === 0)
    return needs.isLoading ? (
      <SkeletonRows rows={2} shape="transaction" label="Loading what needs you" />
    ) : (
      <EmptyState
        level={2}
        sentence={needs.failed.length > 0 ? 'Nothing of what could be read waits for you.' : 'Nothing waits for you.'}
        detail="Transactions and messages that need your signature, or the approval of an account you own, appear here by themselves."
      />
    )
  return (
    <ListPanel layout="inbox" label="Needs you">
      {needs.items.map((item) => {
        const { chain, safe, key, account } = item.account
        if (item.kind !== 'message')
          return (
            <NeededRow
              key={`${account} ${item.transaction.id}`}
              item={item}
              verdictOf={verdictOf}
              mayCheck={mayCheck}
            />
          )
        return (
          <AccountContext
            key={`${account} ${item.message.messageHash}`}
            value={{ chain, chainId: chain.chainId, safe, key, account }}
          >
            {messageRowOf(item.message, <InboxAccount account={item.account} />, mayCheck)}
          </AccountContext>
        )
      })}
    </ListPanel>
  )
}
