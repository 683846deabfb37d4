import { ApiError } from '@countersign/api/client'
import type { Address } from '@countersign/primitives'
import { EmptyState } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { lastAccountStore } from '../../../data/storage/lastAccount.ts'
import { AccountContext, type OpenAccount } from '../../../data/url/AccountContext.tsx'
import { openAccount } from '../../../data/url/openAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { mayBeUndeployed } from '../../../data/undeployed/mayBeUndeployed.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { accountPageMessages as messages } from '../accountPageMessages.ts'

/** Only where an account is missing. */
const OtherNetworks = lazyPart(() =>
  import('./OtherNetworks.tsx').then((module) => ({ default: module.OtherNetworks })),
)

/** An account that is not deployed: its own page, or the page inside where that works before. Without creation data the failure. */
type Undeployed = ComponentType<{
  readonly account: OpenAccount
  readonly failure: ReactNode
  readonly children: ReactNode
}>
type Props = { readonly account: string; readonly undeployed?: Undeployed | undefined; readonly children: ReactNode }

/**
 * Provides the account to the pages below it.
 * @param account from the URL, validated by the route
 */
export function AccountLayout({ account, undeployed, children }: Props) {
  const chains = useChains()
  const opened = useMemo(() => openAccount(account, chains), [account, chains])
  if (!opened.ok) return <UnknownAccount {...opened} />
  // A new key for each account, so that input for one never appears in another.
  return (
    <AccountContext value={opened.account} key={opened.account.account}>
      <Remembered account={opened.account} undeployed={undeployed}>
        {children}
      </Remembered>
    </AccountContext>
  )
}

function Remembered({ account, undeployed: Undeployed, children }: Omit<Props, 'account'> & { account: OpenAccount }) {
  const safe = useQuery(safeQuery(account.key))
  const isFuture = safe.data?.isDeployed === false
  const isFound = safe.data !== undefined && !isFuture
  useEffect(() => {
    if (isFound) lastAccountStore.set(account.key)
  }, [account, isFound])
  if (safe.error && !safe.data) {
    const failure = (
      <QueryError
        isPage
        title={messages.failed}
        error={safe.error}
        stillWorks={
          isMissing(safe.error) ? (
            <>
              {messages.missingDetail}
              <Suspense>
                <OtherNetworks address={account.safe} chain={account.chain} />
              </Suspense>{' '}
              <Link to="/accounts" className="cs-link">
                {messages.allAccounts}
              </Link>
            </>
          ) : (
            messages.failedDetail({ account: account.account })
          )
        }
        onRetry={() => void safe.refetch()}
      />
    )
    return Undeployed && isMissing(safe.error) ? (
      <Suspense fallback={failure}>
        <Undeployed account={account} failure={failure}>
          {null}
        </Undeployed>
      </Suspense>
    ) : (
      failure
    )
  }
  // The page of an account that is not deployed is drawn below others: drawn before, it would lose what was typed.
  if (Undeployed && safe.data === undefined && mayBeUndeployed(account.safe)) return null
  return Undeployed && isFuture ? (
    <Suspense>
      <Undeployed account={account} failure={null}>
        {children}
      </Undeployed>
    </Suspense>
  ) : (
    children
  )
}

/** Separates the answer that no such account exists from a missing answer. */
const isMissing = (error: Error): boolean => error instanceof ApiError && error.statusCode === 404

/** The URL contains no account of a configured chain. Says what is wrong with it. */
function UnknownAccount({ title, reason, address }: { title: string; reason: string; address: Address | null }) {
  useDocumentTitle(title)
  return (
    <EmptyState
      level={1}
      sentence={`${title}.`}
      detail={
        <>
          {reason}
          {address && (
            <Suspense>
              <OtherNetworks address={address} chain={null} />
            </Suspense>
          )}
        </>
      }
      action={
        <>
          {address && (
            <Link to="/settings/networks" className="cs-act">
              {messages.addNetwork}
            </Link>
          )}
          <Link to="/accounts" className="cs-act">
            {messages.allAccounts}
          </Link>
        </>
      }
    />
  )
}
