import type { QueryClient } from '@tanstack/react-query'
import { contentIsDrawn } from '../data/live/useAfterContent.ts'
import type { createAppRouter } from './router.ts'

/** A page whose answers take longer than this counts as drawn: what waits behind it must not wait for ever. */
const LONGEST_WAIT_MS = 3000

/** Tells, once, that the first page stands with its data: rendered, and nothing it asked for still on its way. */
export function whenContentIsDrawn(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>): void {
  const stopRouter = router.subscribe('onRendered', () => {
    stopRouter()
    const cache = queryClient.getQueryCache()
    const finish = () => {
      stopCache()
      clearTimeout(timer)
      contentIsDrawn()
    }
    const stopCache = cache.subscribe(() => {
      if (queryClient.isFetching() === 0) finish()
    })
    const timer = setTimeout(finish, LONGEST_WAIT_MS)
    if (queryClient.isFetching() === 0) finish()
  })
}
