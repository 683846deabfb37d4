import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { NotificationsPage } from '../../screens/notifications/NotificationsPage.tsx'
import { PushPanel } from '../../screens/notifications/push/PushPanel.tsx'

export const Route = createFileRoute('/_app/notifications')({ component: Page })

function Page() {
  const { accounts } = useKnownAccounts()
  const keys = useMemo(() => accounts.map(({ key }) => key), [accounts])
  return <NotificationsPage aside={<PushPanel accounts={keys} />} />
}
