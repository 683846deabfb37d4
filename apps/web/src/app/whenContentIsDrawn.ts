import type { QueryClient } from '@tanstack/react-query'
import { contentIsDrawn, onAfterContent } from '../data/live/useAfterContent.ts'
import { showTypefaces } from './showTypefaces.ts'
import type { createAppRouter } from './router.ts'

/** A page whose answers take longer counts as drawn, so that waiting work starts. */
const LONGEST_WAIT_MS = 3000

/** Reports once that the first page is drawn with its data: rendered, without pending requests, and no part of it is busy. */
export function whenContentIsDrawn(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>): void {
  onAfterContent(() => {
    showTypefaces()
    // Without a connection, nothing that a person waits for is missing.
    import('./afterContent.ts').then(
      ({ afterContent }) => afterContent(queryClient, router),
      () => undefined,
    )
  })
  const stopRouter = router.subscribe('onRendered', () => {
    stopRouter()
    const cache = queryClient.getQueryCache()
    const finish = () => {
      stopCache()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      contentIsDrawn()
    }
    let frame = 0
    // Looks again in the next frame: parts of the page ask for more once they are drawn, and long lists are drawn in a transition.
    const look = (wasQuiet = false) => {
      cancelAnimationFrame(frame)
      if (queryClient.isFetching() > 0) return
      const isQuiet = document.querySelector('main [aria-busy="true"]') === null
      if (isQuiet && wasQuiet) finish()
      else frame = requestAnimationFrame(() => look(isQuiet))
    }
    const stopCache = cache.subscribe(() => look())
    const timer = setTimeout(finish, LONGEST_WAIT_MS)
    look()
  })
}
