import { useEffect, useRef } from 'react'

type LeaveHandlers = { readonly onFocus: () => void; readonly onBlur: () => void }

/**
 * Handlers of a field whose message appears when the field is left. A press elsewhere leaves the field before it becomes a click: the
 * message then waits until the click has happened, because it would move the page under the pointer and the click would miss.
 *
 * @param onLeave called when the field was left, by a key at once, by a pointer after its click
 */
export function useLeaveAfterPress(onLeave: () => void): LeaveHandlers {
  const isPressed = useRef(false)
  const listening = useRef<AbortController | null>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => () => listening.current?.abort(), [])
  return {
    onFocus() {
      listening.current?.abort()
      listening.current = new AbortController()
      isPressed.current = false
      const { signal } = listening.current
      addEventListener('pointerdown', () => (isPressed.current = true), { capture: true, signal })
      // The click follows in the same task as `pointerup`.
      const released = () => setTimeout(() => (isPressed.current = false))
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released, { capture: true, signal })
    },
    onBlur() {
      listening.current?.abort()
      if (!isPressed.current) return leave.current()
      listening.current = new AbortController()
      const { signal } = listening.current
      const released = () => {
        listening.current?.abort()
        setTimeout(() => leave.current())
      }
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, released, { capture: true, signal })
    },
  }
}
