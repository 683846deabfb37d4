import type { OpenEventConnection } from './EventConnection.ts'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

export type EventStream = { readonly close: () => void }

type Options = {
  readonly connect: OpenEventConnection
  /** The stream is open. @param isAgain it was interrupted before, so events may have been missed */
  readonly onOpen: (isAgain: boolean) => void
  readonly onEvent: (data: string) => void
  /** The stream broke, or could not be opened. It is opened again later. */
  readonly onBreak: () => void
}

/**
 * A server-sent event stream with its own reconnection: after one second, doubled at each failure up to 30 seconds, with jitter. The
 * browser's own reconnection follows the server's `retry:` field, and `retry: 0` would connect in a loop.
 */
export function openEventStream({ connect, onOpen, onEvent, onBreak }: Options): EventStream {
  let close = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAgain = false
  const open = () => {
    const opened = performance.now()
    close = connect({
      onOpen: () => {
        onOpen(isAgain)
        isAgain = true
      },
      onEvent,
      onEnd: () => {
        isAgain = true
        // A stream that was open for a while failed for a new reason, so the delay starts again at its minimum.
        failures = performance.now() - opened > LONGEST_DELAY_MS ? 0 : failures + 1
        const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1), LONGEST_DELAY_MS)
        timer = setTimeout(open, delay * (0.8 + 0.4 * Math.random()))
        onBreak()
      },
    })
  }
  open()
  return {
    close: () => {
      clearTimeout(timer)
      close()
    },
  }
}
