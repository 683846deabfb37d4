import { ConflictPanel, ListPanel, NonceGap, NonceHeading, NonceRule, NonceTick } from '@countersign/ui'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { QueueEntry } from '../model/queueEntries.ts'
import type { QueueViewer } from '../model/queueStatus.ts'
import { QueueRow } from './QueueRow.tsx'
import { queueMessages } from '../queueMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const CompareDialog = lazyPart(() =>
  import('./CompareDialog.tsx').then(({ CompareDialog }) => ({ default: CompareDialog })),
)

export interface QueueListProps {
  entries: readonly QueueEntry[]
  viewer: QueueViewer
  mayCheck: boolean
}

/** The queue, grouped by nonce. */
export function QueueList({ entries, viewer, mayCheck }: QueueListProps) {
  const { account } = useAccount()
  const navigate = useNavigate()
  const [compared, setCompared] = useState<number | null>(null)
  const conflict = entries.find((entry) => entry.kind === 'tick' && entry.nonce === compared)
  const fill = (nonce: number) =>
    void navigate({ to: '/safes/$safe/send', params: { safe: account }, search: { nonce: String(nonce) } })
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
            return <NonceGap key={`gap ${from}`} {...{ from, to, waiting }} onFill={() => fill(from)} />
          }
          const rows = entry.transactions.map((transaction) => (
            <QueueRow key={transaction.id} {...{ transaction, viewer, mayCheck }} />
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
