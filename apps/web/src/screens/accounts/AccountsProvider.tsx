import { useRouterState } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { KnownAccountsContext, NeedsYouContext, RecoveryNewsContext, type RecoveryNews } from './AccountsContext.ts'
import { useReadKnownAccounts } from './useReadKnownAccounts.ts'
import { useReadNeedsYou } from './useReadNeedsYou.ts'

/** The pages that show these accounts; other pages load their own content first. */
const OWN_PAGES = new Set(['/', '/accounts'])

/** Reads accounts and open work once, for the pages and for the counts in the navigation. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const isOwnPage = useRouterState({ select: ({ location }) => OWN_PAGES.has(location.pathname) })
  const isAsking = useAfterContent() || isOwnPage
  const known = useReadKnownAccounts(isAsking)
  const read = useReadNeedsYou(known, isAsking)
  const [{ alarms, unread }, setNews] = useState<RecoveryNews>({ alarms: [], unread: 0 })
  const needs = useMemo(() => ({ ...read, alarms, unreadRecoveries: unread }), [read, alarms, unread])
  return (
    <KnownAccountsContext value={known}>
      <RecoveryNewsContext value={setNews}>
        <NeedsYouContext value={needs}>{children}</NeedsYouContext>
      </RecoveryNewsContext>
    </KnownAccountsContext>
  )
}
