export type QueueSearch = { proposers?: 'hidden' | 'shown'; forecast?: 'open' }

type Given = { readonly proposers?: unknown; readonly forecast?: unknown }

/** Parses the search part of the URL; unknown values are dropped. */
export const parseQueueSearch = ({ proposers, forecast }: Given): QueueSearch => ({
  ...(proposers === 'hidden' || proposers === 'shown' ? { proposers } : {}),
  ...(forecast === 'open' ? { forecast } : {}),
})
