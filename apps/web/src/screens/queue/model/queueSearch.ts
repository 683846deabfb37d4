export type QueueSearch = { proposers?: 'hidden' | 'shown' }

/** Parses the search part of the URL; unknown values are dropped. */
export const parseQueueSearch = ({ proposers }: { readonly proposers?: unknown }): QueueSearch =>
  proposers === 'hidden' || proposers === 'shown' ? { proposers } : {}
