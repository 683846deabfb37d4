import { listText, shortenAddress } from '@countersign/primitives'
import { fiatText, NoticeStrip, ProvenanceMark } from '@countersign/ui'
import { Button } from '@mantine/core'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import type { FoundApprovals } from '../approvalsQuery.ts'
import { type ApprovalRow, stakeOf } from '../model/approvalRows.ts'
import { yearAgo } from '../yearAgo.ts'
import styles from './Approvals.module.css'

export interface ApprovalsSummaryProps {
  rows: readonly ApprovalRow[]
  found: FoundApprovals
  currency: string
  isSearching: boolean
  onSearchNode(): void
  onLookBack(): void
}

/** What all approvals together put at stake, and where they were found. */
export function ApprovalsSummary({
  rows,
  found,
  currency,
  isSearching,
  onSearchNode,
  onLookBack,
}: ApprovalsSummaryProps) {
  const { block, searches, unread } = found
  const stake = stakeOf(rows)
  const old = rows.filter(({ changedAt }) => changedAt < yearAgo())
  const more = searches.reduce((all, search) => all + search.more, 0)
  const own = searches.find(({ by }) => by === 'node')
  return (
    <>
      <dl className={`cs-panel ${styles.summary}`}>
        <Figure
          title={
            stake.value === null
              ? stake.nfts > 0n
                ? messages.nfts(stake.nfts)
                : messages.nothingTaken
              : fiatText(stake.value, currency)
          }
          note={messages.couldBeTaken}
        />
        <Figure
          title={messages.unlimited(rows.filter(({ isUnlimited }) => isUnlimited).length)}
          note={messages.unlimitedNote}
        />
        <Figure title={messages.unchanged(old.length)} note={messages.unchangedNote} />
        <div>
          <dt>
            {messages.readAt({ block })} <ProvenanceMark source="chain" block={block} />
          </dt>
          {searches.map(({ by, fromBlock: from, toBlock: to }) => (
            <dd key={by}>{by === 'service' ? messages.byService({ from, to }) : messages.byNode({ from, to })}</dd>
          ))}
        </div>
      </dl>
      <p className={styles.sources}>
        {messages.mayMiss} {searches.some(({ complete }) => !complete) && messages.incomplete}{' '}
        {!own && (
          <Button size="xs" variant="default" loading={isSearching} onClick={onSearchNode}>
            {messages.searchNode}
          </Button>
        )}
        {own && !own.complete && (
          <Button size="xs" variant="default" loading={isSearching} onClick={onLookBack}>
            {messages.readFurther}
          </Button>
        )}
      </p>
      {more > 0 && <p className={styles.sources}>{messages.more(more)}</p>}
      {unread.length > 0 && (
        <NoticeStrip
          title={messages.unread({
            count: unread.length,
            names: listText(
              unread.slice(0, 5).map(({ token, spender }) => `${shortenAddress(token)} → ${shortenAddress(spender)}`),
            ),
          })}
        >
          {messages.mayMiss}
        </NoticeStrip>
      )}
    </>
  )
}

const Figure = ({ title, note }: { title: string; note: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{note}</dd>
  </div>
)
