import { shortenAddress, isAddress } from '@countersign/primitives'
import { callTitle, readCall, type ViewContext } from '@countersign/describe/transaction'
import { Icon } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { PaymentFields } from '../../../data/drafts/PaymentFields.ts'
import type { SavedCall, SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import type { DraftActions } from '../model/useDraftActions.ts'
import { nameOfDraft } from '../model/nameOfDraft.ts'
import styles from './Drafts.module.css'
import { draftsMessages as messages } from '../draftsMessages.ts'

type Props = {
  readonly draft: SavedDraft
  readonly context: ViewContext
  readonly actions: DraftActions
}

/** The calls of a draft in their order, which buttons and keys change. The words come from the bytes. */
export function DraftCalls({ draft, context, actions }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const count = draft.calls.length
  const moveTo = (id: string, from: number, wanted: number) => {
    const to = Math.max(1, Math.min(wanted, count))
    if (to === from) return
    actions.moveCall(id, to - 1)
    setAnnouncement(messages.moved({ from, to, count }))
  }
  return (
    <>
      <ol className={styles.calls} aria-label={messages.callsOf({ name: nameOfDraft(draft) })}>
        {draft.calls.map((call, index) => (
          <Row
            key={call.id}
            call={call}
            context={context}
            number={index + 1}
            count={count}
            onMoveTo={(place) => moveTo(call.id, index + 1, place)}
            onRemove={() => actions.removeCall(call.id, index + 1)}
          />
        ))}
      </ol>
      <span className="cs-visually-hidden" role="status">
        {announcement}
      </span>
      {count > 1 && <p className={styles.quiet}>{messages.allOrNone}</p>}
    </>
  )
}

type RowProps = {
  readonly call: SavedCall
  readonly context: ViewContext
  readonly number: number
  readonly count: number
  /** @param place from 1; values outside the list mean its ends */
  readonly onMoveTo: (place: number) => void
  readonly onRemove: () => void
}

function Row({ call, context, number, count, onMoveTo, onRemove }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const move = (from: HTMLElement, place: number) => {
    pressed.current = from
    onMoveTo(place)
  }
  // A moved row loses the focus, and its button is disabled at the end of the list.
  useLayoutEffect(() => {
    const from = pressed.current
    pressed.current = null
    if (from?.matches(':disabled')) row.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    else from?.focus()
  }, [number])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = PLACE_OF_KEY[event.key]?.(number)
    if (!event.altKey || place === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    move(event.target, place)
  }
  return (
    <li ref={row} onKeyDown={onKeyDown}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <p>
          <CallWords call={call} context={context} />
        </p>
        {call.app !== undefined && <small>{messages.fromApp({ app: hostOf(call.app.url) ?? call.app.name })}</small>}
      </div>
      <span className={styles.moves}>
        {count > 1 && (
          <>
            <ActionIcon
              aria-label={messages.moveUp({ number })}
              aria-keyshortcuts="Alt+ArrowUp Alt+Home" // no message: names of keys for programs
              disabled={number === 1}
              onClick={(event) => move(event.currentTarget, number - 1)}
            >
              <Icon name="chevron-up" size={16} />
            </ActionIcon>
            <ActionIcon
              aria-label={messages.moveDown({ number })}
              aria-keyshortcuts="Alt+ArrowDown Alt+End" // no message: names of keys for programs
              disabled={number === count}
              onClick={(event) => move(event.currentTarget, number + 1)}
            >
              <Icon name="chevron-down" size={16} />
            </ActionIcon>
          </>
        )}
        <ActionIcon aria-label={messages.removeCall({ number })} onClick={onRemove}>
          <Icon name="x" size={16} />
        </ActionIcon>
      </span>
    </li>
  )
}

/** With Alt: the new position of the call. */
const PLACE_OF_KEY: Readonly<Record<string, (number: number) => number>> = {
  ArrowUp: (number) => number - 1,
  ArrowDown: (number) => number + 1,
  Home: () => 1,
  End: () => Number.MAX_SAFE_INTEGER,
}

function CallWords({ call: { call, fields }, context }: { call: SavedCall; context: ViewContext }) {
  if (call !== null) {
    const made = { ...call, operation: 0 as const }
    return <StatementText parts={callTitle(readCall(made, context), made, context, null).parts} isQuiet />
  }
  const payment = fields?.form === 'payment' ? PaymentFields.safeParse(fields.value) : null
  if (!payment?.success) return messages.incompleteCall
  const { recipient, amount } = payment.data
  return messages.incompletePayment({ amount: amount.trim(), recipient: wordsOf(recipient, context) })
}

function wordsOf(recipient: string, context: ViewContext): string {
  if (recipient.trim() === '') return messages.noRecipient
  return isAddress(recipient) ? (context.nameOf(recipient) ?? shortenAddress(recipient)) : recipient
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)
