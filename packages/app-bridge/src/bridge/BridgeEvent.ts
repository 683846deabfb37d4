import type { AppMethod } from '../protocol/PROTOCOL.ts'

/** Notifications for the page. The answers do not depend on them. */
export type BridgeEvent =
  /** The first valid request: the document in the frame uses the protocol. Emitted once per document. */
  | { readonly kind: 'alive' }
  /** Emitted for every accepted request. */
  | { readonly kind: 'request'; readonly method: AppMethod }
  /**
   * A well-formed request from the right frame, but from another origin: the app redirected or navigated to another
   * site.
   */
  | { readonly kind: 'foreign-origin'; readonly origin: string }
  /** The app uses the protocol of 2020 (SDK 0.x), which the bridge does not answer. */
  | { readonly kind: 'unsupported-0.x' }
  | { readonly kind: 'unknown-method'; readonly method: string }
  | { readonly kind: 'rate-limited' }
  /** The app opened a prompt while another is open and the queue is full. */
  | { readonly kind: 'prompts-full' }
  /** The result of `waiting()` changed. */
  | { readonly kind: 'waiting' }
  /**
   * Too many rejections in a row: prompts are refused until then (milliseconds, as in `performance.now()`). The page
   * can offer to block the app.
   */
  | { readonly kind: 'cool-down'; readonly until: number }
  /** A message that is not a request of this app. */
  | { readonly kind: 'dropped'; readonly reason: DropReason }

export type DropReason = 'foreign-window' | 'foreign-origin' | 'not-a-request' | 'duplicate-id'
