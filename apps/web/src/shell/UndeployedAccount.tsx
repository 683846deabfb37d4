import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { registeredQuery } from '../data/creation/registeredQuery.ts'
import { useFollowUndeployed } from '../data/creation/useFollowUndeployed.ts'
import { useOpenWhenIndexed } from '../data/creation/useOpenWhenIndexed.ts'
import {
  isOfKey,
  type UndeployedAccount as Known,
  useUndeployedAccounts,
} from '../data/undeployed/undeployedAccounts.ts'
import { lastAccountStore } from '../data/storage/lastAccount.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { BeforeDeploymentNote } from '../parts/undeployed/BeforeDeploymentNote.tsx'
import styles from '../parts/undeployed/Undeployed.module.css'
import { RegisteredPage } from '../screens/create-account/components/RegisteredPage.tsx'
import { UndeployedPage } from '../screens/create-account/components/UndeployedPage.tsx'
import { QueuePage } from '../screens/queue/QueuePage.tsx'
import { ShareUndeployed } from '../screens/share/ShareUndeployed.tsx'

type Props = {
  readonly account: OpenAccount
  /** Shown if no creation data are known for the account. */
  readonly failure: ReactNode
  /** The page of the address. */
  readonly children: ReactNode
}

/** The pages that work before the account is deployed: owners propose, sign, and deploy it with the first execution. */
const WORKING = new Set(['/_app/safes/$safe/send', '/_app/safes/$safe/review', '/_app/safes/$safe/transactions/$id'])
const QUEUE = '/_app/safes/$safe/queue'

/** An account that is not deployed on its network: its own page in place of those that need a contract. */
export function UndeployedAccount({ account, failure, children }: Props) {
  const known = useUndeployedAccounts().find((one) => isOfKey(one, account.key))
  if (!known) return <Registered account={account} failure={failure} />
  return (
    <Future account={account} known={known}>
      {children}
    </Future>
  )
}

function Future({ account, known, children }: Omit<Props, 'failure'> & { readonly known: Known }) {
  const { chain } = account
  useFollowUndeployed([known], [chain])
  useOpenWhenIndexed(known, chain)
  useEffect(() => lastAccountStore.set(account.key), [account])
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' })
  if (!WORKING.has(routeId) && routeId !== QUEUE)
    return <UndeployedPage account={known} chain={chain} share={ShareUndeployed} />
  return (
    <div className={styles.stack}>
      <BeforeDeploymentNote account={known} chain={chain} />
      {/* Without the acts for several transactions: the first one deploys the account. */}
      <div>{routeId === QUEUE ? <QueuePage /> : children}</div>
    </div>
  )
}

/** Another owner may have proposed a transaction, so that the service has the creation data. */
function Registered({ account, failure }: Omit<Props, 'children'>) {
  const { data } = useQuery(registeredQuery(account.key))
  return data ? <RegisteredPage account={data} chain={account.chain} /> : failure
}
