import { shortenAddress } from '@countersign/primitives'
import { Icon, VerdictBadge } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useLayoutEffect, useRef, type HTMLAttributes, type KeyboardEvent } from 'react'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { callTitle, readCall, type ViewContext } from '@countersign/describe/transaction'
import { isBlank, type BuilderCall } from '../model/BuilderCall.ts'
import type { CheckedCall } from '../model/checkBuilderCall.ts'
import { labelOfContract } from '../labelOfContract.ts'
import styles from './Builder.module.css'
import { builderMessages as messages } from '../builderMessages.ts'

export type DragHandlers = Pick<HTMLAttributes<HTMLLIElement>, 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd'>

type Props = {
  readonly call: BuilderCall
  readonly number: number
  readonly isOpen: boolean
  readonly isLast: boolean
  /** Where a dragged call would be inserted; null without a drag. */
  readonly drop: 'before' | 'after' | null
  readonly checked: CheckedCall | undefined
  readonly context: ViewContext
  readonly onOpen: () => void
  /** @param place from 1; values outside the list mean its end */
  readonly onMoveTo: (place: number) => void
  readonly drag: DragHandlers
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** One call of the batch: its effect, its method and its position. */
export function BatchRow({
  call,
  number,
  isOpen,
  isLast,
  drop,
  checked,
  context,
  onOpen,
  onMoveTo,
  drag,
  onDuplicate,
  onRemove,
}: Props) {
  const count = checked?.problems.length ?? 0
  const made = checked?.call ? { ...checked.call, operation: 0 as const } : null
  const isUnknown =
    made !== null && call.mode === 'raw' && made.data !== '0x' && context.decode?.(made.data, made.to).decoding === null
  const title = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const go = (from: HTMLElement, place: number) => {
    pressed.current = from
    onMoveTo(place)
  }
  // A moved row loses the focus, and its button is disabled at the end of the list.
  useLayoutEffect(() => {
    const from = pressed.current
    pressed.current = null
    if (from?.matches(':disabled')) title.current?.focus()
    else from?.focus()
  }, [number])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = PLACE_OF_KEY[event.key]?.(number)
    if (!event.altKey || place === undefined) return
    event.preventDefault()
    go(event.currentTarget, place)
  }
  return (
    <li className={isOpen ? styles.open : undefined} draggable data-drop={drop ?? undefined} {...drag}>
      <span className={styles.number} title={messages.drag}>
        {number}
      </span>
      <div className={styles.title}>
        <button
          ref={title}
          type="button"
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpen}
          onKeyDown={move}
          // no message: names of keys for programs
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End"
        >
          <b>
            {made && !isUnknown ? (
              <StatementText parts={callTitle(readCall(made, context), made, context, null).parts} isQuiet />
            ) : (
              fallbackTitle(call, checked)
            )}
          </b>
          <span className={styles.mono}>{methodLine(call, checked, context)}</span>
          {count > 0 && !isBlank(call) && <VerdictBadge verdict="danger" quiet label={messages.toCorrect(count)} />}
          {isUnknown && <VerdictBadge verdict="unchecked" quiet label={messages.notDecoded} />}
        </button>
        {isOpen && (
          <span className={styles.acts}>
            <button type="button" className="cs-link" onClick={onDuplicate}>
              {messages.duplicate}
            </button>
            <button type="button" className="cs-link" onClick={onRemove}>
              {messages.remove}
            </button>
          </span>
        )}
      </div>
      <span className={styles.moves}>
        <ActionIcon
          aria-label={messages.moveUp(number)}
          disabled={number === 1}
          onClick={(event) => go(event.currentTarget, number - 1)}
        >
          <Icon name="chevron-up" size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label={messages.moveDown(number)}
          disabled={isLast}
          onClick={(event) => go(event.currentTarget, number + 1)}
        >
          <Icon name="chevron-down" size={16} />
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

function fallbackTitle(call: BuilderCall, checked: CheckedCall | undefined): string {
  if (call.mode === 'transfer') return messages.newTransfer
  if (call.mode === 'raw' && checked?.call) return messages.rawCall((checked.call.data.length - 2) / 2)
  if (isBlank(call)) return messages.newCall
  return call.method ? messages.callOf(call.method.name) : messages.incomplete
}

function methodLine(call: BuilderCall, checked: CheckedCall | undefined, context: ViewContext): string {
  if (call.mode === 'raw')
    return checked?.call && checked.call.data !== '0x' ? checked.call.data.slice(0, 10) : messages.noCalldata
  const to = checked?.to ?? null
  if (call.mode === 'transfer' && call.token === null)
    return to === null ? messages.coin : messages.to(shortenAddress(to))
  const method = checked?.method?.name
  if (to === null) return method ?? messages.noContractYet
  const contract = labelOfContract(to, context)
  return method === undefined ? contract : `${contract}.${method}`
}
