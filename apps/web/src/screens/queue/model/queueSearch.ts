export type QueueSearch = { proposers?: 'hidden' | 'shown' }

/** What the address bar of the queue may say; anything else is dropped. */
export const parseQueueSearch = ({ proposers }: { readonly proposers?: unknown }): QueueSearch =>
  proposers === 'hidden' || proposers === 'shown' ? { proposers } : {}
