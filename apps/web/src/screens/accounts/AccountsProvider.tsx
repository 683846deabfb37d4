import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import type { AccountsRead } from './AccountsReader.tsx'
import {
  KnownAccountsContext,
  NeedsYouContext,
  NOT_READ,
  RecoveryNewsContext,
  type RecoveryNews,
} from './AccountsContext.ts'

/** The pages that show these accounts; other pages load their own content first. */
const OWN_PAGES = new Set(['/', '/accounts'])

type Reader = ComponentType<{ onRead: (read: AccountsRead) => void }>

/** Reads accounts and open work once, for the pages and for the counts in the navigation. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const isOwnPage = useRouterState({ select: ({ location }) => OWN_PAGES.has(location.pathname) })
  const isWanted = useAfterContent() || isOwnPage
  const [Reader, setReader] = useState<Reader | null>(null)
  const [{ known, work }, setRead] = useState<AccountsRead>(NOT_READ)
  useLayoutEffect(() => {
    if (!isWanted) return
    // Without `lazy`, which would show what it loads up to 0.3 s late.
    const load = () =>
      import('./AccountsReader.tsx').then(
        ({ AccountsReader }) => setReader(() => AccountsReader),
        (error: unknown) => setRead(failed(error, () => void load())),
      )
    void load()
  }, [isWanted])
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

/** The file with the reader did not arrive. */
const failed = (error: unknown, retry: () => void): AccountsRead => ({
  known: {
    ...NOT_READ.known,
    isLoading: false,
    error: error instanceof Error ? error : new Error(String(error)),
    retry,
  },
  work: { ...NOT_READ.work, isLoading: false, retry },
})
