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
    serviceApi()
      .getAbout()
      .catch(() => null),
  ])
  const used = {
    ...config,
    // Other services do not return these fields. Without the first one, push is off.
    pushPublicKey: config.pushPublicKey ?? about?.pushPublicKey ?? null,
    isPlainGateway: config.isPlainGateway ?? about?.journalKey === undefined,
  }
  applyConfig(used)
  queryClient.setQueryData(queryKeys.config(), used)
}
