import { answerTo, type AppAnswer } from './PendingRequest.ts'
import type { AppHandlers } from './AppHandlers.ts'
import type { BridgeEvent } from './BridgeEvent.ts'
import { type BridgeLimits, DEFAULT_LIMITS } from './BridgeLimits.ts'
import { createRequestHandler, type FrameWindow } from './createRequestHandler.ts'
import { readMessage } from './readMessage.ts'

/** The methods of the wallet's own window that the bridge uses. */
export type HostWindow = {
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: HostMessage) => void): void
  removeEventListener(type: 'message', listener: (event: HostMessage) => void): void
}
type HostMessage = { readonly data: unknown; readonly origin: string; readonly source: unknown }

/** What `openHostBridge` needs: the frame, its origin, the handlers and their limits. */
export type HostBridgeOptions = {
  /** Usually `window`. */
  readonly listenOn: HostWindow
  /** The frame's current window; null if there is none. */
  readonly frame: () => FrameWindow | null
  /** The app's origin, pinned, as in `new URL(appUrl).origin`. `'null'` for a frame without `allow-same-origin`. */
  readonly origin: string
  readonly handlers: AppHandlers
  /** Whether the origin has a permission now. Called before every method that needs the permission. */
  readonly isGranted: (permission: 'address-book') => boolean
  readonly limits?: Partial<BridgeLimits>
  readonly onEvent?: (event: BridgeEvent) => void
}

/** An open bridge between the page and an embedded app. */
export type HostBridge = {
  /** Pushes a change of the theme, once the app has sent a message. The app requests the initial theme itself. */
  readonly pushTheme: (theme: { readonly darkMode: boolean }) => void
  /** The number of requests without an answer. */
  readonly pending: () => number
  /** The methods of the prompts behind the open one, in order. */
  readonly waiting: () => readonly string[]
  /** Call on every `load` of the frame except the first: open prompts end, reads are still answered. */
  readonly documentReplaced: () => void
  /** Refuses pending requests and stops listening. */
  readonly close: () => void
}

/**
 * Answers one embedded app until it is closed. Call it before the frame gets its `src`, with the data for
 * `getSafeInfo` at hand: wagmi waits 10 ms for that answer.
 *
 * Accepts requests only from this window and this origin, and answers each exactly once, to this window and this
 * origin. It never throws because of a posted value.
 *
 * @throws {TypeError} if the origin is the wallet's own: such an app could remove its sandbox and read the wallet
 * @example
 * const bridge = openHostBridge({
 *   listenOn: window,
 *   frame: () => document.querySelector('iframe')?.contentWindow ?? null,
 *   origin: 'https://app.example',
 *   handlers,
 *   isGranted: () => false,
 * })
 * bridge.close()
 */
export function openHostBridge(options: HostBridgeOptions): HostBridge {
  const { listenOn, frame, origin } = options
  if (origin === listenOn.location.origin)
    throw new TypeError(
      `An app of the wallet's own origin ${origin} can leave its sandbox. Serve it from another origin.`,
    )
  const emit = options.onEvent ?? (() => undefined)
  // An opaque origin cannot be a target origin. The window itself is then the only identification.
  const target = origin === 'null' ? '*' : origin
  /** The last message came from another origin. The browser would not deliver answers to it, and would log errors. */
  let isElsewhere = false
  /**
   * False until the app has sent a message: until then the frame may contain an empty document of the wallet's own
   * origin.
   */
  let isAlive = false
  /** Answers for the previous document, posted once the new document proves to be the app. */
  const deferredAnswers: (() => void)[] = []
  let isReplacing = false
  const post = (to: FrameWindow, answer: AppAnswer) => {
    if (isReplacing) deferredAnswers.push(() => post(to, answer))
    else if (frame() === to && !isElsewhere) to.postMessage(answer, target)
  }
  const requests = createRequestHandler({ ...options, limits: { ...DEFAULT_LIMITS, ...options.limits }, emit, post })

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
    for (const postAnswer of deferredAnswers.splice(0)) postAnswer()
    if (message.kind === 'request') return requests.take(message, from)
    if (message.kind === 'old-protocol') emit({ kind: 'unsupported-0.x' })
    emit({ kind: 'dropped', reason: 'not-a-request' })
  }

  listenOn.addEventListener('message', receive)
  return {
    pushTheme({ darkMode }) {
      const to = frame()
      if (to !== null && isAlive) post(to, answerTo(`theme-${Math.random().toString(36).slice(2)}`, { darkMode }))
    },
    pending: requests.pending,
    waiting: requests.waiting,
    documentReplaced() {
      isReplacing = true
      requests.documentReplaced()
      isReplacing = false
    },
    close() {
      listenOn.removeEventListener('message', receive)
      requests.close()
    },
  }
}
