import type { Chain } from '@countersign/api'
import { EmptyState } from '@countersign/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { ChooseAccount } from '../../screens/apps/share/ChooseAccount.tsx'
import { SharedAppPage } from '../../screens/apps/share/SharedAppPage.tsx'
import { ownOrigins } from '../../data/apps/ownOrigins.ts'
import { readAppUrl } from '../../data/url/readAppUrl.ts'
import { useNames } from '../../data/names/useNames.ts'
import { useLastAccount } from '../../data/storage/lastAccount.ts'
import { sharedAppMessages } from '../../screens/apps/share/sharedAppMessages.ts'

export const Route = createFileRoute('/_app/share_/safe-app')({
  validateSearch: (search: Record<string, unknown>): { appUrl?: string; chain?: string; created?: string } => ({
    ...(typeof search['appUrl'] === 'string' ? { appUrl: search['appUrl'] } : {}),
    ...(typeof search['chain'] === 'string' ? { chain: search['chain'] } : {}),
    // The account that the user created for this app.
    ...(typeof search['created'] === 'string' ? { created: search['created'] } : {}),
  }),
  component: SharedApp,
})

function SharedApp() {
  const { appUrl = '', chain = null } = Route.useSearch()
  const read = readAppUrl(appUrl, ownOrigins())
  if (!read.ok) return <EmptyState level={1} sentence={sharedAppMessages.noApp} detail={`${read.reason}: ${appUrl}`} />
  return (
    <SharedAppPage
      app={read.app}
      wanted={chain}
      accounts={(chains) => <OwnAccounts appUrl={appUrl} chains={chains} />}
    />
  )
}

/** The account that was just created or last used first, then those of the network in the link. */
function OwnAccounts({ appUrl, chains }: { appUrl: string; chains: readonly Chain[] }) {
  const { accounts, isLoading } = useKnownAccounts()
  const { chain, created } = Route.useSearch()
  const { nameOf } = useNames()
  const last = useLastAccount()
  const isFirst = (one: { chain: Chain; safe: string; account: string }) =>
    created === undefined ? one.chain.chainId === last?.chainId && one.safe === last.safe : one.account === created
  const own = chains
    .flatMap((one) => accounts.filter((account) => account.chain.chainId === one.chainId))
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .map(({ account, safe, chain: { chainId, chainName } }) => ({
      account,
      safe,
      chainName,
      name: nameOf(safe, chainId)?.name ?? null,
    }))
  const here = `/share/safe-app?${new URLSearchParams({ appUrl, ...(chain === undefined ? {} : { chain }) }).toString()}`
  return <ChooseAccount appUrl={appUrl} accounts={own} isLoading={isLoading} here={here} created={created ?? null} />
}
