import { useRouterState } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import type { AccountsRead } from './AccountsReader.tsx'
import { useAccountsReader } from './useAccountsReader.ts'
import {
  KnownAccountsContext,
  NeedsYouContext,
  NOT_READ,
  RecoveryNewsContext,
  type RecoveryNews,
} from './AccountsContext.ts'

/** The pages that show these accounts; other pages load their own content first. */
const OWN_PAGES = new Set(['/', '/accounts'])

/** Reads accounts and open work once, for the pages and for the counts in the navigation. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const isOwnPage = useRouterState({ select: ({ location }) => OWN_PAGES.has(location.pathname) })
  const isWanted = useAfterContent() || isOwnPage
  const Reader = useAccountsReader(isWanted)?.AccountsReader
  const [{ known, work }, setRead] = useState<AccountsRead>(NOT_READ)
  const [{ alarms, unread }, setNews] = useState<RecoveryNews>({ alarms: [], unread: 0 })
  const needs = useMemo(() => ({ ...work, alarms, unreadRecoveries: unread }), [work, alarms, unread])
  return (
    <KnownAccountsContext value={known}>
      <RecoveryNewsContext value={setNews}>
        <NeedsYouContext value={needs}>
          {Reader && <Reader onRead={setRead} />}
          {children}
        </NeedsYouContext>
      </RecoveryNewsContext>
    </KnownAccountsContext>
  )
}
