import type { QueryClient } from '@tanstack/react-query'

/** The data for which a page waits before it is drawn. */
export type Preparation = {
  /** Configuration and chains are in the query cache: from this browser's last visit or from the service. */
  ready(): Promise<void>
  /** The service's own answer of this visit is in the cache. */
  fresh(): Promise<void>
  /** Requests the data from the service again after a failure. */
  retry(): void
}

/** The context that every route can read. */
export type RouterContext = { queryClient: QueryClient; preparation: Preparation }
