import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RecoveryAlarms } from '../../screens/accounts/components/RecoveryAlarms.tsx'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../../screens/accounts/useNeedsYou.ts'
import { NotificationsPage } from '../../screens/notifications/NotificationsPage.tsx'
import { PushPanel } from '../../screens/notifications/push/PushPanel.tsx'
import { Webhooks } from '../../screens/notifications/webhooks/Webhooks.tsx'

export const Route = createFileRoute('/_app/notifications')({ component: Page })

function Page() {
  const { accounts } = useKnownAccounts()
  const { alarms } = useNeedsYou()
  const keys = useMemo(() => accounts.map(({ key }) => key), [accounts])
  return (
    <NotificationsPage
      alarms={<RecoveryAlarms />}
      alarmCount={alarms.length}
      aside={
        <PushPanel accounts={keys}>
          <Webhooks accounts={keys} />
        </PushPanel>
      }
    />
  )
}
