import { useState, type DragEvent } from 'react'
import type { BuilderApi } from './useBuilder.ts'
import { builderMessages as messages } from './builderMessages.ts'

type Side = 'before' | 'after'

/** The order of the calls, changed by dragging, by buttons and by keys. Each change is announced. */
export function useCallOrder({ batch, moveTo: move }: BuilderApi) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ readonly id: string; readonly side: Side } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const placeOf = (id: string) => batch.calls.findIndex((call) => call.id === id)
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  const moveTo = (id: string, wanted: number) => {
    const from = placeOf(id)
    const place = Math.max(0, Math.min(wanted, batch.calls.length - 1))
    if (from < 0 || place === from) return
    move(id, place)
    setAnnouncement(messages.nowCall({ from: from + 1, to: place + 1, count: batch.calls.length }))
  }
  const dropOn = (id: string, side: Side) => {
    if (dragged === null || dragged === id) return
    const from = placeOf(dragged)
    const gap = placeOf(id) + (side === 'after' ? 1 : 0)
    // After its removal, the positions behind the call decrease by one.
    moveTo(dragged, from < gap ? gap - 1 : gap)
  }
  return {
    announcement,
    moveTo,
    dropAt: (id: string): Side | null => (dragged !== null && dragged !== id && over?.id === id ? over.side : null),
    handlersOf: (id: string) => ({
      onDragStart: (event: DragEvent<HTMLLIElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', messages.callNumber(placeOf(id) + 1))
        setDragged(id)
      },
      onDragOver: (event: DragEvent<HTMLLIElement>) => {
        // Ignores dragged files and calls of another page.
        if (dragged === null) return
        event.preventDefault()
        const side = sideOf(event)
        if (over?.id !== id || over.side !== side) setOver({ id, side })
      },
      onDrop: (event: DragEvent<HTMLLIElement>) => {
        if (dragged === null) return
        event.preventDefault()
        dropOn(id, sideOf(event))
        end()
      },
      onDragEnd: end,
    }),
  }
}

function sideOf({ currentTarget, clientY }: DragEvent<HTMLLIElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}
