import { ActionIcon } from '@mantine/core'
import { type Address, isAddress, shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { useEffect, useRef, type DragEvent } from 'react'
import type { AccountGroup } from '../AccountGroup.ts'
import { moveAccount, notePressed, takePressed, type Way } from '../handOrder.ts'
import styles from './HandControls.module.css'
import { accountListMessages as messages } from '../accountListMessages.ts'

const KIND = 'application/x-countersign-account'

type Props = {
  readonly group: Pick<AccountGroup, 'safe' | 'name'>
  /** All addresses in their order. */
  readonly shown: readonly Address[]
}

/** Moves a row of the list: by two buttons, or by dragging. */
export function HandControls({ group: { safe, name }, shown }: Props) {
  const handle = useRef<HTMLSpanElement>(null)
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const account = name ?? shortenAddress(safe)
  const place = shown.indexOf(safe)
  useEffect(() => {
    const row = handle.current?.closest('tr')
    if (!row) return
    const { signal, abort } = listening()
    row.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes(KIND)) event.preventDefault()
      },
      { signal },
    )
    row.addEventListener(
      'drop',
      (event) => {
        const moved = event.dataTransfer?.getData(KIND) ?? ''
        if (!isAddress(moved)) return
        event.preventDefault()
        moveAccount(shown, moved, safe)
      },
      { signal },
    )
    return abort
  }, [safe, shown])
  useEffect(() => {
    const way = takePressed(safe)
    if (way !== null && document.activeElement === document.body) (way === 'up' ? up : down).current?.focus()
  }, [safe, place])
  const press = (target: Address | undefined, way: Way) => {
    if (target === undefined) return
    notePressed(safe, way)
    moveAccount(shown, safe, target)
  }
  const drag = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(KIND, safe)
    event.dataTransfer.effectAllowed = 'move'
    const row = event.currentTarget.closest('tr')
    if (row) event.dataTransfer.setDragImage(row, 20, 20)
  }
  return (
    <>
      <span ref={handle} draggable className={styles.handle} title={messages.drag} aria-hidden onDragStart={drag}>
        <Icon name="grid-dots" size={16} />
      </span>
      <ActionIcon
        ref={up}
        className={styles.move}
        aria-label={messages.moveUp({ account })}
        aria-disabled={place === 0 || undefined}
        onClick={() => press(shown[place - 1], 'up')}
      >
        <Icon name="arrow-up" size={16} />
      </ActionIcon>
      <ActionIcon
        ref={down}
        className={styles.move}
        aria-label={messages.moveDown({ account })}
        aria-disabled={place === shown.length - 1 || undefined}
        onClick={() => press(shown[place + 1], 'down')}
      >
        <Icon name="arrow-down" size={16} />
      </ActionIcon>
    </>
  )
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
