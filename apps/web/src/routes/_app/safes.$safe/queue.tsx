import { createFileRoute } from '@tanstack/react-router'
import { QueuePage } from '../../../features/queue/QueuePage.tsx'
import { parseQueueSearch } from '../../../features/queue/model/queueSearch.ts'
import { ExecuteSeveral } from '../../../features/review/bulk/ExecuteSeveral.tsx'

export const Route = createFileRoute('/_app/safes/$safe/queue')({ validateSearch: parseQueueSearch, component: Queue })

function Queue() {
  return <QueuePage actions={<ExecuteSeveral />} />
}
