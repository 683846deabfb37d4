import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { SafeOverview } from '../schemas/overview.ts'
import { OwnerSafesByChain } from '../schemas/OwnerSafes.ts'
import { inboxRoutes } from './inbox.ts'
import { OverviewQuery, OwnerParams } from './params.ts'

/**
 * The routes about many accounts. The pages of accounts need them for their first content, the pages of one account later. The client loads
 * them with `import()`.
 * @example accountsRoutes.getInbox.path // '/v1/inbox'
 */
export const accountsRoutes = {
  getSafeOverviews: defineRoute({
    operationId: 'getSafeOverviews',
    method: 'GET',
    path: '/v1/safes',
    summary: 'Overview of up to 200 accounts',
    query: OverviewQuery,
    response: z.array(SafeOverview),
  }),
  getOwnerSafesByChain: defineRoute({
    operationId: 'getOwnerSafesByChain',
    method: 'GET',
    path: '/v3/owners/{owner}/safes',
    summary: 'Accounts that an address owns on every configured chain',
    params: OwnerParams,
    response: OwnerSafesByChain,
  }),
  ...inboxRoutes,
} as const
