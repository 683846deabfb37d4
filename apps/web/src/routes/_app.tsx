import { createFileRoute, Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy } from 'react'
import { AccountsProvider } from '../screens/accounts/AccountsProvider.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { BootErrorView } from '../shell/BootErrorView.tsx'
import { LiveAccounts } from '../shell/LiveAccounts.tsx'
import { useConfig } from '../data/query/useConfig.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { PendingShell } from '../shell/PendingShell.tsx'

const WalletHost = lazy(() =>
  import('../screens/wallet/WalletHost.tsx').then(({ WalletHost }) => ({ default: WalletHost })),
)

const ExecutionHost = lazy(() =>
  import('../screens/execution/ExecutionHost.tsx').then(({ ExecutionHost }) => ({ default: ExecutionHost })),
)

const UndeliveredSignatures = lazy(() =>
  import('../signing/saved/UndeliveredSignatures.tsx').then((module) => ({ default: module.UndeliveredSignatures })),
)

const RecoveryWatch = lazy(() =>
  import('../screens/accounts/RecoveryWatch.tsx').then((module) => ({ default: module.RecoveryWatch })),
)

const DappHost = lazy(() => import('./-DappHost.tsx').then((module) => ({ default: module.DappHost })))

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
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  return (
    <AccountsProvider>
      <AppShell
        host={
          <>
            <WalletHost />
            <ExecutionHost />
            <UndeliveredSignatures />
            {hasDapps && <DappHost />}
            <LiveAccounts />
            <RecoveryWatch />
          </>
        }
      >
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
