import { PageHeader } from '@countersign/ui'
import { Suspense, useState } from 'react'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { OpenDeployment } from '../AccountGroup.ts'
import { useIsFirstRun } from '../useIsFirstRun.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import { AccountsSection } from './AccountsSection.tsx'
import type { FirstRunProps } from './FirstRun.tsx'
import { LazyFirstRun } from './LazyFirstRun.tsx'
import { accountsMessages as messages } from '../accountsMessages.ts'

const NamedAccounts = lazyOrNothing(() => import('./NamedAccounts.tsx').then((module) => module.NamedAccounts))
const UndeployedReader = lazyOrNothing(() => import('./UndeployedReader.tsx').then((module) => module.UndeployedReader))
const NONE: readonly OpenDeployment[] = []

export function AccountsPage({ watch, onUseDemoOwner }: Pick<FirstRunProps, 'watch' | 'onUseDemoOwner'>) {
  const known = useKnownAccounts()
  const needs = useNeedsYou()
  const { address } = useWallet()
  const [open, setOpen] = useState(NONE)
  // Nothing of it is loaded before the list, whose accounts come first.
  const isAfterContent = useAfterContent()
  useDocumentTitle(messages.accounts)
  const places = [
    ...known.accounts.map(({ chain, safe }) => ({ chain, safe })),
    ...open.map(({ chain, safe }) => ({ chain, safe })),
  ]
  const isFirst = useIsFirstRun(places.length)
  const scope = messages.scope({
    accounts: new Set(places.map(({ safe }) => safe.toLowerCase())).size,
    networks: new Set(places.map(({ chain }) => chain.chainId)).size,
  })
  return (
    <>
      {isFirst ? (
        <Suspense>
          <LazyFirstRun watch={watch} onUseDemoOwner={onUseDemoOwner} />
        </Suspense>
      ) : (
        <>
          <PageHeader title={messages.accounts} subtitle={messages.subtitle({ scope })} />
          <AccountsSection watch={watch} known={known} open={open} needs={needs} />
        </>
      )}
      <Suspense>{isAfterContent && address && <NamedAccounts owner={address} />}</Suspense>
      <Suspense>{isAfterContent && <UndeployedReader onRead={setOpen} />}</Suspense>
    </>
  )
}
