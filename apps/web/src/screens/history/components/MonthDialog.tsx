import { FieldNote } from '@countersign/ui'
import { dateText } from '@countersign/primitives'
import { Modal, NativeSelect, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creationQuery } from '../../../data/query/creationQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { archiveMessages as messages } from '../archiveMessages.ts'
import { monthsSince } from '../archive/months.ts'
import { type ArchiveState, useArchive } from '../archive/useArchive.ts'
import styles from './History.module.css'
import { SaveButtons } from './SaveButtons.tsx'

/** The first month of Safe accounts, if the creation is not known. */
const FIRST_ACCOUNTS = Date.UTC(2018, 0, 1)

const monthName = (month: string): string => dateText(Date.parse(`${month}-01`), { month: 'long', year: 'numeric' })

/** Saves one month: its rows and the evidence of each executed transaction. */
export function MonthDialog({ onClose }: { onClose(): void }) {
  const months = useMonths()
  const [chosen, setChosen] = useState<string | null>(null)
  // The month before is complete.
  const month = chosen ?? months[1] ?? months[0]
  const { make, stop, state } = useArchive()
  const isWorking = state.kind === 'working'
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Modal opened onClose={close} closeOnEscape={!isWorking} closeOnClickOutside={!isWorking} title={messages.title}>
      <div className={styles.export}>
        <NativeSelect
          label={messages.month}
          value={month ?? ''}
          disabled={isWorking || month === undefined}
          aria-describedby="months-note"
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={months.map((value) => ({ value, label: monthName(value) }))}
        />
        <p id="months-note" className={styles.exportNote}>
          {month === undefined ? messages.loadingMonths : messages.contains}
        </p>
        <ArchiveStatus state={state} />
        <SaveButtons
          label={messages.make}
          isSaving={isWorking}
          isBlocked={month === undefined}
          noteId={state.kind === 'failed' ? 'archive-failure' : 'months-note'}
          onSave={() => month !== undefined && void make(month)}
          onStop={stop}
          onClose={close}
        />
      </div>
    </Modal>
  )
}

function ArchiveStatus({ state }: { state: ArchiveState }) {
  return (
    <>
      <div role="status" className={styles.exportNote}>
        {statusText(state)}
      </div>
      {state.kind === 'working' && state.all !== null && (
        <Progress value={(100 * state.done) / Math.max(1, state.all)} aria-label={messages.title} />
      )}
      {state.kind === 'failed' && (
        <FieldNote kind="error" id="archive-failure">
          {messages.failed({ reason: state.reason })}
        </FieldNote>
      )}
    </>
  )
}

function statusText(state: ArchiveState): string {
  if (state.kind === 'working')
    return state.all === null ? messages.reading : messages.progress({ done: state.done, all: state.all })
  if (state.kind !== 'saved') return ''
  return [messages.saved(state), ...(state.missing > 0 ? [messages.missing(state.missing)] : [])].join(' ')
}

/** Empty until the creation of the account is known. */
function useMonths(): readonly string[] {
  const { key } = useAccount()
  const [now] = useState(() => Date.now())
  const creation = useQuery(creationQuery(key))
  return creation.isPending ? [] : monthsSince(firstOf(creation.data?.created), now)
}

function firstOf(created: string | number | undefined): number {
  const at = created === undefined ? NaN : new Date(created).getTime()
  return Number.isFinite(at) ? at : FIRST_ACCOUNTS
}
