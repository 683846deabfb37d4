import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NeedsYouPage } from '../../features/accounts/components/NeedsYouPage.tsx'
import { QueueVerdict } from '../../shell/QueueVerdict.tsx'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'

export const Route = createFileRoute('/_app/')({ component: NeedsYou })

function NeedsYou() {
  const queryClient = useQueryClient()
  return (
    <NeedsYouPage
      verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />}
      onUseDemoOwner={(owner) => connectDemoOwner(queryClient, owner)}
    />
  )
}
