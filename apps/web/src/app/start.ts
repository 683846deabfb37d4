import { createPreparation } from './preparation.ts'
import { createAppQueryClient } from './queryClient.ts'
import { keepPage } from './keepPage.ts'
import { createAppRouter } from './router.ts'
import { followDataSource } from './followDataSource.ts'
import { whenContentIsDrawn } from './whenContentIsDrawn.ts'

/** Creates everything that exists once per page load. */
export function start() {
  const queryClient = createAppQueryClient()
  const router = createAppRouter({ queryClient, preparation: createPreparation(queryClient) })
  // The page's own script is fetched in parallel with the data.
  for (const route of router.getMatchedRoutes(router.history.location.pathname)[0]) void router.loadRouteChunk(route)
  whenContentIsDrawn(queryClient, router)
  keepPage()
  followDataSource(queryClient)
  return { queryClient, router }
}
