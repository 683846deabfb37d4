import { EmptyState, SkeletonRows } from '@countersign/ui'
import { memo, useMemo } from 'react'
import { useGradually } from '../../../parts/lists/useGradually.ts'
import { useAfterFirstContent } from '../../../parts/transaction/useAfterFirstContent.ts'
import { groupNeeds } from '../groupNeeds.ts'
import type { NeededWork } from '../NeededWork.ts'
import styles from './Inbox.module.css'
import { NeedsGroupView, type NeedsGroupViewProps } from './NeedsGroupView.tsx'

/** Groups that are drawn at once: each takes about six milliseconds. */
const STEP = 8

export interface NeedsGroupsProps extends Pick<NeedsGroupViewProps, 'verdictOf' | 'messageRowOf'> {
  needs: NeededWork
}

/** The groups that are there already are not drawn again with each step. */
const Group = memo(NeedsGroupView)

/** What waits for the wallet, one group for each account. */
export function NeedsGroups({ needs, verdictOf, messageRowOf }: NeedsGroupsProps) {
  const { items, isLoading, failed } = needs
  const mayCheck = useAfterFirstContent(items.length > 0)
  const groups = useMemo(() => groupNeeds(items), [items])
  const drawn = useGradually(groups.length, STEP)
  if (items.length === 0)
    return isLoading ? (
      <SkeletonRows rows={2} shape="transaction" label="Loading what needs you" />
    ) : (
      <EmptyState
        level={2}
        sentence={failed.length > 0 ? 'Nothing that could be read waits for you.' : 'Nothing waits for you.'}
        detail="Transactions and messages that need your signature, or the approval of an account you own, appear here by themselves."
      />
    )
  return (
    <section className={styles.groups} aria-label="Needs you">
      {groups.slice(0, drawn).map((group) => (
        <Group key={group.account.account} {...{ group, verdictOf, messageRowOf, mayCheck }} />
      ))}
    </section>
  )
}
