import { EmptyState, SkeletonRows } from '@countersign/ui'
import { memo, useMemo } from 'react'
import { useGradually } from '../../../parts/lists/useGradually.ts'
import { useAfterFirstContent } from '../../../parts/transaction/useAfterFirstContent.ts'
import { groupNeeds } from '../groupNeeds.ts'
import type { NeededWork } from '../NeededWork.ts'
import styles from './Inbox.module.css'
import { NeedsGroupView, type NeedsGroupViewProps } from './NeedsGroupView.tsx'
import { inboxMessages as messages } from '../inboxMessages.ts'

/** The number of groups in one rendering step: each takes up to ten milliseconds. */
const STEP = 3

export interface NeedsGroupsProps extends Pick<NeedsGroupViewProps, 'verdictOf' | 'messageRowOf'> {
  needs: NeededWork
}

/** Groups that are rendered already are not rendered again with each step. */
const Group = memo(NeedsGroupView)

/** Open work for the wallet, one group for each account. */
export function NeedsGroups({ needs, verdictOf, messageRowOf }: NeedsGroupsProps) {
  const { items, isLoading, failed } = needs
  const mayCheck = useAfterFirstContent(items.length > 0)
  const groups = useMemo(() => groupNeeds(items), [items])
  const drawn = useGradually(groups.length, STEP)
  if (items.length === 0)
    return isLoading ? (
      <SkeletonRows rows={2} shape="transaction" label={messages.loading} />
    ) : (
      <EmptyState
        level={2}
        sentence={failed.length > 0 ? messages.nothingRead : messages.nothing}
        detail={messages.nothingDetail}
      />
    )
  return (
    <section className={styles.groups} aria-label={messages.needsYou}>
      {groups.slice(0, drawn).map((group) => (
        <Group key={group.account.account} {...{ group, verdictOf, messageRowOf, mayCheck }} />
      ))}
    </section>
  )
}
