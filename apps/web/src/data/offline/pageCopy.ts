import { createStore } from '@countersign/primitives'

export type PageCopy = {
  /** Whether this browser keeps the files of this page, so that it opens without its host. */
  readonly isKept: boolean
  /** Number of another build that the host has now and that is ready to be used. */
  readonly next: string | null
  /** Another tab uses another build by now. */
  readonly isReplaced: boolean
}

/** What this browser keeps of the page itself. */
export const pageCopy = createStore<PageCopy>({ isKept: false, next: null, isReplaced: false })
