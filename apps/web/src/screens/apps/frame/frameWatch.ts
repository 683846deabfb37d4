/** What is known about the document in the frame. Times are epoch milliseconds. */
export type FrameWatch = {
  readonly startedAt: number
  readonly loads: number
  /** Time of the last `load` event, which also fires for a page that refuses to be framed. */
  readonly loadedAt: number | null
  /** Time of the last valid request. */
  readonly contactedAt: number | null
  /** The other origin that sent a well-formed request instead of the pinned one. */
  readonly movedTo: string | null
  /**
   * When the browser refused a document of another origin, unless a valid request came since: the frame shows an error
   * page of the browser.
   */
  readonly refusedAt: number | null
  readonly isOldProtocol: boolean
}

export type FrameNews =
  | { readonly kind: 'load' | 'contact' | 'old-protocol'; readonly at: number }
  | { readonly kind: 'moved'; readonly to: string; readonly at: number }
  | { readonly kind: 'refused'; readonly to: string | null; readonly at: number }

/**
 * `silent`: it loaded, but sent no request. `left`: another document replaced it and is silent, or the browser refused
 * it. `ended`: an isolated app may not navigate, because the next document would have the same null origin.
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
 * A document sends requests while it loads: a request this short before `load` came from it, or from the previous
 * document of the same origin. Documents of other origins cannot load: `pinFrames` makes the browser refuse them.
 */
const BEFORE_LOAD_MS = 2_000
/** A request that arrives this soon after a refusal was sent by the document that the error page has replaced. */
const AFTER_REFUSAL_MS = 1_000

export const watchFrom = (now: number): FrameWatch => ({
  startedAt: now,
  loads: 0,
  loadedAt: null,
  contactedAt: null,
  movedTo: null,
  refusedAt: null,
  isOldProtocol: false,
})

/** The state after one more observation. */
export function withNews(watch: FrameWatch, news: FrameNews): FrameWatch {
  switch (news.kind) {
    case 'load':
      return { ...watch, loads: watch.loads + 1, loadedAt: news.at }
    case 'contact':
      return watch.refusedAt !== null && news.at - watch.refusedAt < AFTER_REFUSAL_MS
        ? { ...watch, contactedAt: news.at }
        : { ...watch, contactedAt: news.at, movedTo: null, refusedAt: null }
    case 'moved':
      return { ...watch, movedTo: news.to }
    case 'refused':
      return { ...watch, movedTo: news.to ?? watch.movedTo, refusedAt: news.at }
    case 'old-protocol':
      return { ...watch, isOldProtocol: true }
  }
}

export function viewOf(watch: FrameWatch, isIsolated: boolean, now: number): FrameView {
  const { loads, loadedAt, startedAt, contactedAt } = watch
  if (isIsolated && (loads > 1 || watch.refusedAt !== null)) return 'ended'
  if (watch.movedTo !== null) return 'moved'
  if (watch.refusedAt !== null) return 'left'
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
