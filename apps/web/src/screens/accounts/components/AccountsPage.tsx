import { PageHeader } from '@countersign/ui'
import { Suspense } from 'react'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import { AccountsSection } from './AccountsSection.tsx'
import { FirstRun, type FirstRunProps } from './FirstRun.tsx'
import { accountsMessages as messages } from '../accountsMessages.ts'

const UndeployedSection = lazyOrNothing(() =>
  import('./UndeployedSection.tsx').then(({ UndeployedSection }) => UndeployedSection),
)
/** Nothing of it is loaded before the list, whose accounts come first. */
const Undeployed = () => {
  const isAfterContent = useAfterContent()
  return <Suspense>{isAfterContent && <UndeployedSection />}</Suspense>
}

export function AccountsPage({ watch, onUseDemoOwner }: Pick<FirstRunProps, 'watch' | 'onUseDemoOwner'>) {
  const known = useKnownAccounts()
  const needs = useNeedsYou()
  const wallet = useWallet()
  useDocumentTitle(messages.accounts)
  if (known.accounts.length === 0 && wallet.address === null)
    return (
      <>
        <FirstRun watch={watch} onUseDemoOwner={onUseDemoOwner} />
        <Undeployed />
      </>
    )
  const networks = new Set(known.accounts.map(({ chain }) => chain.chainId)).size
  return (
    <>
      <PageHeader
        title={messages.accounts}
        subtitle={messages.subtitle({ scope: messages.scope({ accounts: known.accounts.length, networks }) })}
      />
      <AccountsSection watch={watch} known={known} needs={needs} />
      <Undeployed />
    </>
  )
}
