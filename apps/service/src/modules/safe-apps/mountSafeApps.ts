import { routes, type SafeApp } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { mount } from '../../routing/mount.ts'
import { mountIcon } from './mountIcon.ts'
import { readManifest } from './readManifest.ts'
import { toSafeApp } from '../../read/apps/findSafeApp.ts'

type Query = { clientUrl?: string | undefined; client_url?: string | undefined; url?: string | undefined }

export function mountSafeApps(app: FastifyInstance, context: ServiceContext): void {
  const list = (chainId: string, query: Query): SafeApp[] => {
    requireChain(context, chainId)
    const client = query.clientUrl ?? query.client_url
    return context.config.safeApps
      .filter(({ listed }) => listed)
      .map((each) => toSafeApp(each, context.config))
      .filter(({ chainIds }) => chainIds.includes(chainId))
      .filter(({ url }) => query.url === undefined || url === query.url)
      .filter((each) => client === undefined || isOpenTo(each, client))
  }
  mount(app, routes.getSafeApps, async ({ params, query }) => list(params.chainId, query))
  mount(app, routes.getSafeAppsV2, async ({ params, query }) => list(params.chainId, query))
  mount(app, routes.getSafeAppManifest, async ({ query, request }) =>
    app.fetchLimit.run(request, () => readManifest(query.url, context.config, context.lookup)),
  )
  mountIcon(app, context)
}

/** A client that does not send its origin gets the whole list, and applies the restriction itself. */
function isOpenTo({ accessControl: { type, value } }: SafeApp, client: string): boolean {
  if (type === 'NO_RESTRICTIONS') return true
  return type === 'DOMAIN_ALLOWLIST' && (value ?? []).some((allowed) => originOf(allowed) === originOf(client))
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url.replace(/\/+$/, ''))
