import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../../../features/messages/MessagePage.tsx'
import { ShareMessage } from '../../../features/share/ShareMessage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/messages/$hash')({ component: Details })

function Details() {
  const { hash } = Route.useParams()
  return <MessagePage key={hash} hash={hash} share={(source, checks) => <ShareMessage {...{ source, checks }} />} />
}
