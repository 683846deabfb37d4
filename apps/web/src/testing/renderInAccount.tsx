import type { Address } from '@countersign/primitives'
import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { AccountContext, type OpenAccount } from '../data/url/AccountContext.tsx'

const PATHS = [
  '/safes/$safe/queue',
  '/safes/$safe/approvals',
  '/safes/$safe/send',
  '/safes/$safe/review',
  '/safes/$safe/history',
  '/safes/$safe/transactions/$id',
  '/safes/$safe/messages/$hash',
  '/safes/$safe/messages/check',
]

/** Renders a page's content below an account, with a real router and query cache; data that is not seeded is requested over the network. */
export async function renderInAccount(
  content: ReactNode,
  safe: Address,
  seed: (client: QueryClient, account: OpenAccount) => void,
  path = '/safes/$safe/queue',
  chain = chainFixture(),
) {
  const key = { chainId: chain.chainId, safe }
  const account: OpenAccount = { chain, chainId: chain.chainId, safe, key, account: `${chain.shortName}:${safe}` }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(queryKeys.chains(), [chain])
  seed(client, account)
  const rootRoute = createRootRoute({})
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <AccountContext value={account}>{content}</AccountContext>,
  })
  const others = PATHS.filter((other) => other !== path).map((other) =>
    createRoute({ getParentRoute: () => rootRoute, path: other, component: () => null }),
  )
  const router = createRouter({
    routeTree: rootRoute.addChildren([page, ...others]),
    pathParamsAllowedCharacters: [':'],
    history: createMemoryHistory({ initialEntries: [path.replace('$safe', account.account)] }),
  })
  const screen = await render(
    <CountersignProvider>
      <QueryClientProvider client={client}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </CountersignProvider>,
  )
  return { screen, client, account, router }
}
