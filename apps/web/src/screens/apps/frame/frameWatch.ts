/** What is known of the document in the frame. Times are epoch milliseconds. */
export type FrameWatch = {
  readonly startedAt: number
  readonly loads: number
  /** Of the last `load`, which also comes for a page that refuses to be framed. */
  readonly loadedAt: number | null
  /** Of the last valid request. */
  readonly contactedAt: number | null
  /** A well-formed request came from there instead of from the pinned origin. */
  readonly movedTo: string | null
  /** The browser refused a document of another origin, and nothing valid came since: an error page of the browser is in the frame. */
  readonly isRefused: boolean
  readonly isOldProtocol: boolean
}

export type FrameNews =
  | { readonly kind: 'load' | 'contact' | 'old-protocol'; readonly at: number }
  | { readonly kind: 'moved'; readonly to: string; readonly at: number }
  | { readonly kind: 'refused'; readonly to: string | null; readonly at: number }

/**
 * `silent`: it opened, but has not asked the wallet for anything. `left`: another document took its place and is silent, or the browser refused it.
 * `ended`: an isolated app may not navigate, because whatever comes next has the same origin: none.
 */
export type FrameView =
  | 'loading'
  | 'slow'
  | 'failed'
  | 'running'
  | 'silent'
  | 'left'
  | 'moved'
  | 'old-protocol'
  | 'ended'

const SLOW_MS = 15_000
const FAILED_MS = 30_000
const SILENT_MS = 10_000
const LEFT_MS = 4_000
/**
 * A document asks while it loads: what came this short before `load` was it, or the last document of the same origin.
 * Documents of other origins never get this far: `pinFrames` makes the browser refuse them.
 */
const BEFORE_LOAD_MS = 2_000

export const watchFrom = (now: number): FrameWatch => ({
  startedAt: now,
  loads: 0,
  loadedAt: null,
  contactedAt: null,
  movedTo: null,
  isRefused: false,
  isOldProtocol: false,
})

export function hear(watch: FrameWatch, news: FrameNews): FrameWatch {
  switch (news.kind) {
    case 'load':
      return { ...watch, loads: watch.loads + 1, loadedAt: news.at }
    case 'contact':
      return { ...watch, contactedAt: news.at, movedTo: null, isRefused: false }
    case 'moved':
      return { ...watch, movedTo: news.to }
    case 'refused':
      return { ...watch, movedTo: news.to ?? watch.movedTo, isRefused: true }
    case 'old-protocol':
      return { ...watch, isOldProtocol: true }
  }
}

export function viewOf(watch: FrameWatch, isIsolated: boolean, now: number): FrameView {
  const { loads, loadedAt, startedAt, contactedAt } = watch
  if (isIsolated && (loads > 1 || watch.isRefused)) return 'ended'
  if (watch.movedTo !== null) return 'moved'
  if (watch.isRefused) return 'left'
  if (watch.isOldProtocol && contactedAt === null) return 'old-protocol'
  if (loadedAt === null) {
    if (contactedAt !== null) return 'running'
    const waited = now - startedAt
    return waited >= FAILED_MS ? 'failed' : waited >= SLOW_MS ? 'slow' : 'loading'
  }
  const sinceLoad = now - loadedAt
  if (loads > 1)
    return contactedAt !== null && contactedAt >= loadedAt - BEFORE_LOAD_MS
      ? 'running'
      : sinceLoad >= LEFT_MS
        ? 'left'
        : 'running'
  return contactedAt === null && sinceLoad >= SILENT_MS ? 'silent' : 'running'
}
