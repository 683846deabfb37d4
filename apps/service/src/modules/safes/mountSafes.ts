import { routes, type SafeOverview } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount, mountStored } from '../../routing/mount.ts'
import { parseOverviewItems } from '../../read/accounts/parseOverviewItems.ts'
import { readNonces } from '../../read/accounts/readNonces.ts'
import { readOverviews } from './readOverviews.ts'
import { readTags } from '../../read/accounts/readTags.ts'
import { noteRead, readSafe } from '../../read/accounts/requireSafe.ts'
import { requireAccount } from '../../read/undeployed/requireAccount.ts'
import { toSafeState } from '@countersign/ledger'

type OverviewQuery = {
  safes: string
  currency?: string | undefined
  trusted?: boolean | undefined
  exclude_spam?: boolean | undefined
  wallet_address?: Address | undefined
}

export function mountSafes(app: FastifyInstance, context: ServiceContext): void {
  mountStored(
    app,
    routes.getSafe,
    async ({ params, uses }) => {
      const { safe, runtime, isFollowed } = await readSafe(context, params.chainId, params.safe)
      if (isFollowed) uses(safe.chainId, safe.address)
      const { chainId, recommendedVersion } = runtime.config
      return toSafeState(safe, { chainId, recommendedVersion, tags: await readTags(context, safe) })
    },
    ({ chainId, safe }) => {
      noteRead(context, chainId, safe)
      context.chains.get(chainId)?.indexer.look(safe)
    },
  )
  mountStored(app, routes.getNonces, async ({ params, uses }) => {
    const { safe } = await requireAccount(context, params.chainId, params.safe, uses)
    return readNonces(context, safe)
  })
  const overviews = (query: OverviewQuery): Promise<SafeOverview[]> =>
    readOverviews(context, parseOverviewItems(query.safes), {
      fiat: query.currency ?? 'usd',
      trusted: query.trusted ?? false,
      excludeSpam: query.exclude_spam ?? true,
      wallet: query.wallet_address ?? null,
    })
  mount(app, routes.getSafeOverviews, async ({ query }) => overviews(query))
  mount(app, routes.getSafeOverviewsV2, async ({ query }) => overviews(query))
}
