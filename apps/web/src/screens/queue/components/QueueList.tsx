import { ConflictPanel, ListPanel, NonceGap, NonceHeading, NonceRule, NonceTick } from '@countersign/ui'
import { Suspense, useState } from 'react'
import { transactionsOf, type QueueEntry } from '../model/queueEntries.ts'
import type { QueueViewer } from '../model/queueStatus.ts'
import { QueueRow } from './QueueRow.tsx'
import { useMoveOpen } from '../renumber/useMoveOpen.ts'
import { queueMessages } from '../queueMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const CompareDialog = lazyPart(() =>
  import('./CompareDialog.tsx').then(({ CompareDialog }) => ({ default: CompareDialog })),
)

const PlaceDialog = lazyPart(() =>
  import('../../../parts/draft/PlaceDialog.tsx').then(({ PlaceDialog }) => ({ default: PlaceDialog })),
)

const RenumberDialog = lazyPart(() =>
  import('../renumber/RenumberDialog.tsx').then(({ RenumberDialog }) => ({ default: RenumberDialog })),
)

const RepeatReader = lazyPart(() =>
  import('./RepeatReader.tsx').then(({ RepeatReader }) => ({ default: RepeatReader })),
)

const NO_REPEATS: ReadonlyMap<string, readonly number[]> = new Map()

export interface QueueListProps {
  entries: readonly QueueEntry[]
  viewer: QueueViewer
  mayCheck: boolean
}

/** The queue, grouped by nonce. */
export function QueueList({ entries, viewer, mayCheck }: QueueListProps) {
  const [compared, setCompared] = useState<number | null>(null)
  const conflict = entries.find((entry) => entry.kind === 'tick' && entry.nonce === compared)
  const [repeated, setRepeated] = useState(NO_REPEATS)
  const [filled, setFilled] = useState<number | null>(null)
  const [isMoving, move] = useMoveOpen()
  const gap = entries.find((entry) => entry.kind === 'gap')
  return (
    <>
      <NonceRule>
        {entries.map((entry) => {
          if (entry.kind === 'heading') {
            return entry.which === 'next' ? (
              <NonceHeading key="next" title={queueMessages.next} />
            ) : (
              <NonceHeading key="later" title={queueMessages.later} note={queueMessages.laterNote} />
            )
          }
          if (entry.kind === 'gap') {
            const { from, to, waiting } = entry
            return (
              <NonceGap
                key={`gap ${from}`}
                {...{ from, to, waiting }}
                onFill={() => setFilled(from)}
                {...(entry === gap ? { onMove: () => move(true) } : {})}
              />
            )
          }
          const rows = entry.transactions.map((transaction) => (
            <QueueRow
              key={transaction.id}
              {...{ transaction, viewer, mayCheck }}
              repeats={repeated.get(transaction.id)}
            />
          ))
          return (
            <NonceTick key={entry.nonce} nonce={entry.nonce} next={entry.next}>
              {rows.length > 1 ? (
                <ConflictPanel
                  nonce={entry.nonce}
                  count={rows.length}
                  action={
                    <button type="button" className="cs-link" onClick={() => setCompared(entry.nonce)}>
                      {queueMessages.compare}
                    </button>
                  }
                >
                  {rows}
                </ConflictPanel>
              ) : (
                <ListPanel label={queueMessages.transaction({ number: entry.nonce })}>{rows}</ListPanel>
              )}
            </NonceTick>
          )
        })}
      </NonceRule>
      <Suspense>
        {mayCheck && <RepeatReader transactions={transactionsOf(entries)} onRead={setRepeated} />}
        {filled !== null && <PlaceDialog nonce={BigInt(filled)} replaces={null} onClose={() => setFilled(null)} />}
        {isMoving && gap?.kind === 'gap' && <RenumberDialog gap={BigInt(gap.from)} onClose={() => move(false)} />}
        {conflict?.kind === 'tick' && conflict.transactions.length > 1 && (
          <CompareDialog
            nonce={conflict.nonce}
            transactions={conflict.transactions}
            onClose={() => setCompared(null)}
          />
        )}
      </Suspense>
    </>
  )
}
