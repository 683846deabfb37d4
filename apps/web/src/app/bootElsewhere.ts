import type { PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { serviceApi } from '../data/client/apiClient.ts'
import { chainsQuery } from '../data/query/chainsQuery.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { applyConfig } from './boot.ts'

/**
 * Starts the page with a service of another origin. That service does not send its boot answer to other origins, because it contains keys:
 * the networks come from `/v1/chains`, the configuration from the `config.json` beside the page.
 */
export async function bootElsewhere(queryClient: QueryClient, config: PageConfig): Promise<void> {
  const [, about] = await Promise.all([
    queryClient.fetchQuery({ ...chainsQuery(), staleTime: 0 }),
    // Other services do not return this field. Without it, push is off.
    serviceApi()
      .getAbout()
      .catch(() => null),
  ])
  const used = { ...config, pushPublicKey: config.pushPublicKey ?? about?.pushPublicKey ?? null }
  applyConfig(used)
  queryClient.setQueryData(queryKeys.config(), used)
}
