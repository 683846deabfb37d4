import { createFileRoute, Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'

import { AccountsProvider } from '../screens/accounts/AccountsProvider.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { BootErrorView } from '../shell/BootErrorView.tsx'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { PendingShell } from '../shell/PendingShell.tsx'
import { lazyPart } from '../parts/status/lazyPart.tsx'

const AfterContent = lazyPart(() => import('./-AfterContent.tsx').then((module) => ({ default: module.AfterContent })))

/** The layout around every page. It loads configuration and chains; the pages load everything else. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context }) => context.preparation.ready(),
  codeSplitGroupings: [],
  component: AppLayout,
  pendingComponent: PendingShell,
  errorComponent: BootFailure,
  notFoundComponent: NotFoundPage,
})

function AppLayout() {
  return (
    <AccountsProvider>
      <AppShell host={<AfterContent />}>
        <Outlet />
      </AppShell>
    </AccountsProvider>
  )
}

function BootFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { preparation } = Route.useRouteContext()
  const retry = () => {
    preparation.retry()
    void router.invalidate()
  }
  return <BootErrorView error={error} onRetry={retry} />
}
