export type QueueSearch = { proposers?: 'hidden' | 'shown'; forecast?: 'open'; move?: 'open' }

type Given = { readonly proposers?: unknown; readonly forecast?: unknown; readonly move?: unknown }

/** Parses the search part of the URL; unknown values are dropped. */
export const parseQueueSearch = ({ proposers, forecast, move }: Given): QueueSearch => ({
  ...(proposers === 'hidden' || proposers === 'shown' ? { proposers } : {}),
  ...(forecast === 'open' ? { forecast } : {}),
  ...(move === 'open' ? { move } : {}),
})
