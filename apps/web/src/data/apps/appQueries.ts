import type { SafeApp, SafeAppManifest } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../client/apiClient.ts'
import { dataSource } from '../api/dataSource.ts'
import { wordingOf } from '../api/withDetail.ts'
import { queryKeys } from '../keys/queryKeys.ts'
import { appKey } from '../url/appOf.ts'
import { manifestMessages as messages } from './manifestMessages.ts'

const LIST_FRESH_MS = 5 * 60_000
const MANIFEST_FRESH_MS = 60_000

/** Apps that the service lists for a network and for this page's origin. While the service does not answer, the last list. */
export const listedAppsQuery = (chainId: string) =>
  queryOptions({
    queryKey: queryKeys.apps(chainId),
    queryFn: async ({ signal, client, queryKey }): Promise<SafeApp[]> => {
      const apps = await api().getSafeApps({ params: { chainId }, query: { clientUrl: location.origin }, signal })
      return dataSource.get().why === 'lost' ? (client.getQueryData<SafeApp[]>(queryKey) ?? apps) : apps
    },
    staleTime: LIST_FRESH_MS,
  })

const NONE: SafeApp[] = []
/** The list and the state of the request; `apps` is empty until the service answers. */
export function useListedApps(chainId: string) {
  const query = useQuery(listedAppsQuery(chainId))
  return { ...query, apps: query.data ?? NONE }
}

/** What an app says about itself, read by the service, because the page's policy forbids requests to apps. Null without a service. */
export const appManifestQuery = (url: string) =>
  queryOptions({
    queryKey: ['safe-app-manifest', appKey(url)] as const,
    queryFn: async ({ signal }): Promise<SafeAppManifest | null> => {
      if (!dataSource.get().hasExtensions) return null
      try {
        return await api().getSafeAppManifest({ query: { url: appKey(url) }, signal })
      } catch (error) {
        // The service stopped answering during this request.
        if (error instanceof ApiError && error.statusCode === NOT_WITHOUT_SERVICE) return null
        throw error
      }
    },
    staleTime: MANIFEST_FRESH_MS,
    meta: { persist: false },
  })

const NOT_WITHOUT_SERVICE = 501

/** Why there is no manifest: the standard words of other wallets, and the detail of the service. */
export function manifestProblem(error: unknown, url: string): { readonly title: string; readonly why: string | null } {
  const why = error instanceof ApiError ? (error.detail ?? null) : null
  const isInvalid = error instanceof ApiError && wordingOf(error).endsWith(INVALID_MANIFEST)
  return { title: isInvalid ? messages.invalid : messages.notFetched(appKey(url)), why }
}

const INVALID_MANIFEST = 'Invalid Safe App manifest' // no message: what the service answers
