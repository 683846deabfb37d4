import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AccountLayout } from '../../screens/overview/components/AccountLayout.tsx'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { openAccount } from '../../data/url/openAccount.ts'
import { OpenApp } from '../-OpenApp.tsx'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { PageErrorView } from '../../shell/PageErrorView.tsx'

export const Route = createFileRoute('/_app/safes/$safe')({
  async beforeLoad({ context, params, location }) {
    const resolve = () => openAccount(params.safe, context.queryClient.getQueryData(chainsQuery().queryKey) ?? [])
    // The network may be newer than this browser's cached configuration.
    if (!resolve().ok) await context.preparation.fresh().catch(() => undefined)
    const opened = resolve()
    if (!opened.ok) return
    // A colon may be percent-encoded; the redirect gives each page one URL.
    if (opened.account.account === params.safe && !/%3a/i.test(location.pathname)) return
    const [, , , ...rest] = location.pathname.split('/')
    throw redirect({
      href: `/${['safes', opened.account.account, ...rest].join('/')}${location.searchStr}`,
      replace: true,
    })
  },
  codeSplitGroupings: [],
  component: AccountRoute,
  errorComponent: PageErrorView,
})

const UndeployedAccount = lazyPart(() =>
  import('../../shell/UndeployedAccount.tsx').then(({ UndeployedAccount }) => ({ default: UndeployedAccount })),
)

function AccountRoute() {
  const { safe } = Route.useParams()
  return (
    <AccountLayout account={safe} undeployed={UndeployedAccount}>
      <OpenApp />
      <Outlet />
    </AccountLayout>
  )
}
