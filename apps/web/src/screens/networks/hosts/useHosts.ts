import { useQuery } from '@tanstack/react-query'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { appRecordsStore } from '../../../data/apps/appRecords.ts'
import { customAppsStore } from '../../../data/apps/customApps.ts'
import { serviceUrl } from '../../../data/client/apiClient.ts'
import { usePushRegistration } from '../../../data/notifications/push/pushStore.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useConfig } from '../../../data/query/useConfig.ts'
import { allRpcUrls } from '../../../data/rpc/chainNodes.ts'
import { useOwnRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { useStore } from '../../../data/store/useStore.ts'
import { connectSourcesOf, hostsOfPage, requestedOrigins, type HostRow } from './hostsOfPage.ts'

export type Hosts = {
  readonly rows: readonly HostRow[]
  /** Origins to which this tab sent a request, as far as the browser lists them. */
  readonly requested: ReadonlySet<string>
  /** Whether the policy of the page limits the hosts to those of the list; null if the policy could not be read. */
  readonly isLimited: boolean | null
}

/** Every host that this page may contact; null until its configuration is there. */
export function useHosts(): Hosts | null {
  const config = useConfig()
  const chains = useChains()
  const { why } = useDataSource()
  const ownNodes = Object.values(useOwnRpcUrls()).flat()
  const customApps = useStore(customAppsStore)
  const records = useStore(appRecordsStore)
  const registration = usePushRegistration()
  const policy = useQuery({
    queryKey: ['page-policy'],
    queryFn: readPolicy,
    staleTime: Infinity,
    meta: { persist: false },
  })
  if (!config) return null
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const page = location.origin
  const allowed = policy.data ?? null
  const rows = hostsOfPage({
    page,
    service: why === 'none' ? null : serviceUrl(''),
    config,
    chains,
    nodesOf: allRpcUrls,
    ownNodes,
    apps: [...customApps.map(({ url }) => url), ...records.map(({ key }) => key)],
    pushEndpoint: registration?.endpoint ?? null,
    allowed,
    requested,
  })
  return {
    rows,
    requested: requestedOrigins({ page, requested }),
    isLimited: allowed === null ? null : !allowed.some((source) => /^[a-z]+:$|^\*$/.test(source)),
  }
}

/** The policy with which the host serves this page. A file host sends none: then the document has its own, which names no host. */
async function readPolicy(): Promise<readonly string[] | null> {
  if (!location.protocol.startsWith('http')) return null
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  return connectSourcesOf(answer.headers.get('content-security-policy') ?? '')
}
