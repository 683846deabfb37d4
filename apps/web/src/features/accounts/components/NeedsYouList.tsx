import { EmptyState, ListPanel, SkeletonRows } from '@countersign/ui'
import { useAfterFirstContent } from '../../../shared/transaction-view/useAfterFirstContent.ts'
import type { NeedsYou } from '../useNeedsYou.ts'
import { NeededRow, type RowVerdictOf } from './NeededRow.tsx'

export function NeedsYouList({ needs, verdictOf }: { needs: NeedsYou; verdictOf: RowVerdictOf }) {
  const mayCheck = useAfterFirstContent(needs.items.length > 0)
  if (needs.items.length === 0)
    return needs.isLoading ? (
      <SkeletonRows rows={2} shape="transaction" label="Loading what needs you" />
    ) : (
      <EmptyState
        level={2}
        sentence="Nothing waits for you."
        detail="Proposals that need your signature appear here by themselves."
      />
    )
  return (
    <ListPanel layout="inbox" label="Needs you">
      {needs.items.map((item) => (
        <NeededRow
          key={`${item.account.account} ${item.transaction.id}`}
          item={item}
          verdictOf={verdictOf}
          mayCheck={mayCheck}
        />
      ))}
    </ListPanel>
  )
}
