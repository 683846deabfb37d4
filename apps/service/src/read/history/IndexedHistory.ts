import type { HistoryPlace } from './HistoryPlace.ts'
import type { ListedEntry } from './readHistoryEntries.ts'

export type IndexedGroup = HistoryPlace & { readonly visibility: 0 | 1 | 2 }

/** The history of an account as the filters search it. */
export type IndexedHistory = {
  /** That it had before its rows were read. */
  readonly revision: HistoryRevision
  /** The highest block of its groups, also of those that no list shows; -1 without any. */
  readonly top: number
  readonly groups: number
  /** Newest first, with the group of each. */
  readonly rows: readonly (ListedEntry & { readonly group: IndexedGroup })[]
}

/** As `bumpTags` counts: the second of the latest change, and the number of changes. */
export type HistoryRevision = { readonly latest: number; readonly changes: number }

export const isSameRevision = (a: HistoryRevision, b: HistoryRevision): boolean =>
  a.latest === b.latest && a.changes === b.changes
