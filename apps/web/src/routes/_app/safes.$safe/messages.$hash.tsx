import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../../../screens/messages/MessagePage.tsx'
import { ShareMessage } from '../../../screens/share/ShareMessage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/messages/$hash')({ component: Details })

function Details() {
  const { hash } = Route.useParams()
  return <MessagePage key={hash} hash={hash} share={(source, checks) => <ShareMessage {...{ source, checks }} />} />
}
