import { PageConfig } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { env } from '../data/config/env.ts'
import { isServiceThere, setClientServiceUrl } from '../data/client/apiClient.ts'
import { allChains, withOwnChains } from '../data/config/ownChains.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { applyConfig } from './boot.ts'
import { bootElsewhere } from './bootElsewhere.ts'

/**
 * Starts the page when no service sent its configuration: from `config.json` beside the page, as on a static host, otherwise from this
 * browser's storage: its last visit, and networks that the user added.
 * @param failure of the service, thrown when the service answered with an error, or when there is nothing to start from
 */
export async function bootAlone(queryClient: QueryClient, restored: Promise<boolean>, failure: unknown): Promise<void> {
  const file = await readConfigFile()
  const config = typeof file === 'object' ? file : null
  if (config?.clientServiceUrl) {
    setClientServiceUrl(config.clientServiceUrl)
    if (await isServiceThere()) return bootElsewhere(queryClient, config)
  } else if (config?.clientServiceUrl !== null && (await isServiceThere())) throw failure
  if (config?.clientServiceUrl !== null && (await restored)) return
  const chains = config?.chains ?? []
  withOwnChains(chains)
  if (file === 'unreachable' && allChains().length === 0) throw failure
  const used = config ?? PageConfig.parse({ clientServiceUrl: file === 'none' ? null : '' })
  applyConfig(used)
  queryClient.setQueryData(queryKeys.config(), used)
  queryClient.setQueryData(queryKeys.chains(), withOwnChains(chains))
}

/** `none`: a host without such a file, or one that sends its page for every path. `unreachable`: no answer. */
async function readConfigFile(): Promise<PageConfig | 'none' | 'unreachable'> {
  let response: Response
  try {
    response = await fetch(`${env.isPortable ? './' : '/'}config.json`, { credentials: 'omit' })
  } catch {
    return 'unreachable'
  }
  if (response.status >= 502) return 'unreachable'
  try {
    return PageConfig.parse(await response.json())
  } catch {
    return 'none'
  }
}
