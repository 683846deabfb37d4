import type { AppMethod } from '../protocol/AppMethod.ts'

/** What the page may want to know; nothing of it is needed for the answers. */
export type BridgeEvent =
  /** The first valid request: the document in the frame talks to the wallet. Once per document. */
  | { readonly kind: 'alive' }
  /** Every accepted request. */
  | { readonly kind: 'request'; readonly method: AppMethod }
  /** A well-formed request from the right frame, but from another origin: the app moved, or navigated itself away. */
  | { readonly kind: 'foreign-origin'; readonly origin: string }
  /** The app speaks the protocol of 2020 (SDK 0.x), which nobody answers. */
  | { readonly kind: 'unsupported-0.x' }
  | { readonly kind: 'unknown-method'; readonly method: string }
  | { readonly kind: 'rate-limited' }
  /** Another prompt while one is open and the queue is full. */
  | { readonly kind: 'prompts-full' }
  /** `waiting()` changed. */
  | { readonly kind: 'waiting' }
  /** Too many rejections in a row: prompts are refused until then (milliseconds, as `performance.now()`). Offer to block the app. */
  | { readonly kind: 'cool-down'; readonly until: number }
  /** A message that is no request of this app. */
  | { readonly kind: 'dropped'; readonly reason: DropReason }

export type DropReason = 'foreign-window' | 'foreign-origin' | 'not-a-request' | 'duplicate-id'
