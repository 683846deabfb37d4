import { openShareFragment, type ExchangeItem, type ShareFragment } from '@countersign/safe/exchange'
import { useRef, useState } from 'react'
import { createFrameReader } from './exchangeFrames.ts'
import { readIncoming } from './readIncoming.ts'
import { exchangePartMessages as messages } from './exchangePartMessages.ts'

export type Way = 'link' | 'paste' | 'file' | 'camera'

export type IncomingState = {
  readonly problem: string | null
  /** Encrypted, and waits for its passphrase. */
  readonly locked: ShareFragment | null
  readonly isBusy: boolean
  /** The received share of an animated code. */
  readonly progress: number
  readonly parts: number
}

const IDLE: IncomingState = { problem: null, locked: null, isBusy: false, progress: 0, parts: 0 }

/** Reads pasted, scanned or opened content until it forms one proposal or reply. */
export function useIncoming(onItem: (item: ExchangeItem, way: Way) => void) {
  const [state, setState] = useState(IDLE)
  const frames = useRef(createFrameReader())
  const lastFrame = useRef('')
  const way = useRef<Way>('paste')
  const done = (item: ExchangeItem) => {
    frames.current = createFrameReader()
    lastFrame.current = ''
    setState(IDLE)
    onItem(item, way.current)
  }
  const fail = (error: unknown) =>
    setState({
      ...IDLE,
      problem: error instanceof Error ? error.message : messages.unreadable,
    })
  return {
    state,
    async take(text: string, by: Way) {
      // The camera reads each frame many times.
      if (by === 'camera' && text === lastFrame.current) return
      lastFrame.current = text
      way.current = by
      try {
        const incoming = await readIncoming(text, frames.current)
        if (incoming.kind === 'item') done(incoming.item)
        else if (incoming.kind === 'locked') setState({ ...IDLE, locked: incoming.fragment })
        else setState({ ...IDLE, progress: incoming.progress, parts: incoming.parts })
      } catch (error) {
        fail(error)
      }
    },
    async unlock(passphrase: string) {
      const { locked } = state
      if (locked === null) return
      setState({ ...state, isBusy: true, problem: null })
      try {
        done(await openShareFragment(locked, passphrase))
      } catch (error) {
        setState({
          ...IDLE,
          locked,
          problem: error instanceof Error ? error.message : messages.undecryptable,
        })
      }
    },
  }
}
