import type { QueryClient } from '@tanstack/react-query'

/** What a page waits for before it can be drawn. */
export type Preparation = {
  /** Configuration and chains are in the query cache: from this browser's last visit or from the service. */
  ready(): Promise<void>
  /** The service's own answer of this visit is in the cache. */
  fresh(): Promise<void>
  /** Asks the service again after a failure. */
  retry(): void
}

/** What every route can read: the router is created with it. */
export type RouterContext = { queryClient: QueryClient; preparation: Preparation }
