import { createFileRoute } from '@tanstack/react-router'
import { DraftsLink } from '../../../screens/queue/components/DraftsLink.tsx'
import { QueuePage } from '../../../screens/queue/QueuePage.tsx'
import { parseQueueSearch } from '../../../screens/queue/model/queueSearch.ts'
import { ExecuteSeveral } from '../../../screens/review/bulk/ExecuteSeveral.tsx'

export const Route = createFileRoute('/_app/safes/$safe/queue')({ validateSearch: parseQueueSearch, component: Queue })

function Queue() {
  return (
    <QueuePage
      actions={
        <>
          <DraftsLink />
          <ExecuteSeveral />
        </>
      }
    />
  )
}
