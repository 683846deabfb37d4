import type { ReactNode } from 'react'
import { isOfKey, useUndeployedAccounts } from '../data/creation/undeployedAccounts.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { UndeployedPage } from '../screens/create-account/components/UndeployedPage.tsx'
import { ShareUndeployed } from '../screens/share/ShareUndeployed.tsx'

type Props = {
  readonly account: OpenAccount
  /** Shown if this browser has no creation data for the account. */
  readonly children: ReactNode
}

/** The page of an account that the service does not know, if this browser can deploy it. */
export function UndeployedAccount({ account, children }: Props) {
  const known = useUndeployedAccounts().find((one) => isOfKey(one, account.key))
  return known ? <UndeployedPage account={known} chain={account.chain} share={ShareUndeployed} /> : children
}
