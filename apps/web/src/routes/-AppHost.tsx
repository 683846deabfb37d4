import { Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { AppGate } from '../screens/apps/frame/AppGate.tsx'
import { useAppAccount } from '../screens/requests/app/useAppAccount.ts'
import { QueryError } from '../parts/status/QueryError.tsx'
import { consents } from '../data/apps/consents.ts'
import { useAccount } from '../data/url/useAccount.ts'
import { AppSession } from './-AppSession.tsx'
import { appFrameMessages } from '../screens/apps/frame/appFrameMessages.ts'

/** An app by its address: whether it may be opened, and then its session. */
export function AppHost({ url, isShown }: { url: string; isShown: boolean }) {
  const { account } = useAccount()
  const facts = useAppAccount()
  const navigate = useNavigate()
  const [generation, setGeneration] = useState(0)
  const leave = () => void navigate({ href: `/safes/${account}/apps` })
  const follow = (to: string) => {
    // An earlier consent does not cover this navigation, because the user did not choose it.
    consents.forget(to)
    void navigate({ to: '/safes/$safe/apps/open', params: { safe: account }, search: { appUrl: to } })
  }
  // Nothing of the app is open yet, and another page is shown.
  const isWaiting = facts.account === null
  if (isWaiting && !isShown) return null
  if (facts.account === null)
    return facts.error ? (
      <QueryError
        title={appFrameMessages.accountNotRead}
        error={facts.error}
        stillWorks={appFrameMessages.accountNotReadDetail}
        onRetry={facts.retry}
      />
    ) : null
  const accountFacts = facts.account
  return (
    <Suspense>
      <AppGate url={url} isShown={isShown} onLeave={leave}>
        {(opened) => (
          <AppSession
            key={`${generation}:${opened.isIsolated}`}
            {...{ opened, isShown }}
            account={accountFacts}
            onReload={() => setGeneration((count) => count + 1)}
            onClose={leave}
            onFollow={follow}
          />
        )}
      </AppGate>
    </Suspense>
  )
}
