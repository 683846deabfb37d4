import { useConfig } from '../data/query/useConfig.ts'
import { RecoveryWatch } from '../screens/accounts/RecoveryWatch.tsx'
import { ExecutionHost } from '../screens/execution/ExecutionHost.tsx'
import { WalletHost } from '../screens/wallet/WalletHost.tsx'
import { SharedNames } from '../screens/shared-book/SharedNames.tsx'
import { FollowUndeployed } from '../shell/FollowUndeployed.tsx'
import { LiveAccounts } from '../shell/LiveAccounts.tsx'
import { useShellAccount } from '../shell/useShellAccount.ts'
import { UndeliveredSignatures } from '../signing/saved/UndeliveredSignatures.tsx'
import { lazyPart } from '../parts/status/lazyPart.tsx'

const DappHost = lazyPart(() => import('./-DappHost.tsx').then((module) => ({ default: module.DappHost })))

/** What every page needs once its content is drawn, in one file. Load it with `import()`. */
export function AfterContent() {
  const { open } = useShellAccount()
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  return (
    <>
      <WalletHost />
      <ExecutionHost />
      <UndeliveredSignatures />
      {hasDapps && <DappHost />}
      <LiveAccounts />
      <RecoveryWatch />
      {open && <SharedNames account={open} />}
      {open && <FollowUndeployed account={open} />}
    </>
  )
}
