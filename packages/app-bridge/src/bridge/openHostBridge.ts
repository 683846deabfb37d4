import { answerTo, type AppAnswer } from './answerTo.ts'
import type { AppHandlers } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import { DEFAULT_LIMITS, type BridgeLimits } from './BridgeLimits.ts'
import { openDesk, type FrameWindow } from './openDesk.ts'
import { readMessage } from './readMessage.ts'

/** What is needed of the wallet's own window. */
export type HostWindow = {
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: HostMessage) => void): void
  removeEventListener(type: 'message', listener: (event: HostMessage) => void): void
}
type HostMessage = { readonly data: unknown; readonly origin: string; readonly source: unknown }

export type HostBridgeOptions = {
  /** `window`. */
  readonly listenOn: HostWindow
  /** The frame's window as it is now; null when there is none. */
  readonly frame: () => FrameWindow | null
  /** The app's origin, pinned: as in `new URL(appUrl).origin`. `'null'` for a frame without `allow-same-origin`. */
  readonly origin: string
  readonly handlers: AppHandlers
  /** Whether the origin holds a permission now. Asked before every method that needs it. */
  readonly isGranted: (permission: 'address-book') => boolean
  readonly limits?: Partial<BridgeLimits>
  readonly onEvent?: (event: BridgeEvent) => void
}

export type HostBridge = {
  /** Tells the app that light and dark changed, once it has spoken: it asks for what it starts with. */
  readonly pushTheme: (theme: { readonly darkMode: boolean }) => void
  /** Requests that have no answer yet. */
  readonly pending: () => number
  /** Prompts behind the one that is open, in order. */
  readonly waiting: () => readonly string[]
  /** Another document is in the frame (every `load` but the first): open prompts end, reads are answered. */
  readonly documentReplaced: () => void
  /** Refuses what is pending and stops listening. */
  readonly close: () => void
}

/**
 * Answers one embedded app, from the moment it is called until it is closed. Call it before the frame gets its `src`, with everything
 * `getSafeInfo` needs at hand: wagmi waits 10 ms for that answer.
 *
 * Takes requests from exactly this window and this origin, and answers each exactly once, to this window and this origin. Whatever is
 * posted, it does not throw.
 *
 * @throws {TypeError} when the origin is the wallet's own: such an app takes off its sandbox and reads the wallet
 */
export function openHostBridge(options: HostBridgeOptions): HostBridge {
  const { listenOn, frame, origin } = options
  if (origin === listenOn.location.origin)
    throw new TypeError(
      `An app of the wallet's own origin ${origin} can leave its sandbox: serve it from another origin`,
    )
  const emit = options.onEvent ?? (() => undefined)
  // An opaque origin cannot be addressed; that the window is the app's own is what is left.
  const target = origin === 'null' ? '*' : origin
  /** A document of another origin was heard last: the browser delivers it nothing, and complains. */
  let isElsewhere = false
  /** Until the app has spoken, an empty document of the wallet's own may be in the frame, which is told nothing. */
  let isAlive = false
  /** Answers to a document that is gone, until it is known that the one in its place is the app's. */
  const owed: (() => void)[] = []
  let isReplacing = false
  const post = (to: FrameWindow, answer: AppAnswer) => {
    if (isReplacing) owed.push(() => post(to, answer))
    else if (frame() === to && !isElsewhere) to.postMessage(answer, target)
  }
  const desk = openDesk({ ...options, limits: { ...DEFAULT_LIMITS, ...options.limits }, emit, post })

  function receive(event: HostMessage): void {
    const from = frame()
    if (from === null || event.source !== from) return emit({ kind: 'dropped', reason: 'foreign-window' })
    const message = readMessage(event.data)
    isElsewhere = event.origin !== origin
    if (isElsewhere) {
      if (message.kind === 'request') emit({ kind: 'foreign-origin', origin: event.origin })
      return emit({ kind: 'dropped', reason: 'foreign-origin' })
    }
    isAlive = true
    for (const pay of owed.splice(0)) pay()
    if (message.kind === 'request') return desk.take(message, from)
    if (message.kind === 'old-protocol') emit({ kind: 'unsupported-0.x' })
    emit({ kind: 'dropped', reason: 'not-a-request' })
  }

  listenOn.addEventListener('message', receive)
  return {
    pushTheme({ darkMode }) {
      const to = frame()
      if (to !== null && isAlive) post(to, answerTo(`theme-${Math.random().toString(36).slice(2)}`, { darkMode }))
    },
    pending: desk.pending,
    waiting: desk.waiting,
    documentReplaced() {
      isReplacing = true
      desk.documentReplaced()
      isReplacing = false
    },
    close() {
      listenOn.removeEventListener('message', receive)
      desk.close()
    },
  }
}
