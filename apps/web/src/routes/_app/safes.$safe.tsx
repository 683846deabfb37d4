import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AccountLayout } from '../../features/account-home/components/AccountLayout.tsx'
import { chainsQuery } from '../../shared/query/chainsQuery.ts'
import { openAccount } from '../../shared/url/openAccount.ts'
import { PageError } from '../../shared/url/PageError.ts'
import { PageErrorView } from '../../shell/PageErrorView.tsx'

export const Route = createFileRoute('/_app/safes/$safe')({
  async beforeLoad({ context, params, location }) {
    const resolve = () => openAccount(params.safe, context.queryClient.getQueryData(chainsQuery().queryKey) ?? [])
    let opened = resolve()
    if (!opened.ok) {
      // The network may be newer than this browser's memory of the configuration.
      await context.preparation.fresh().catch(() => undefined)
      opened = resolve()
    }
    if (!opened.ok) throw new PageError(opened.title, opened.reason)
    const { account } = opened.account
    if (account === params.safe) return
    throw redirect({
      href: location.href.replace(encodeURIComponent(params.safe), account).replace(params.safe, account),
      replace: true,
    })
  },
  codeSplitGroupings: [],
  component: AccountRoute,
  errorComponent: PageErrorView,
})

function AccountRoute() {
  const { safe } = Route.useParams()
  return (
    <AccountLayout account={safe}>
      <Outlet />
    </AccountLayout>
  )
}
