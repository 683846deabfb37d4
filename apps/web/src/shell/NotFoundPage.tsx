import { EmptyState } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'
import { shellMessages as messages } from './shellMessages.ts'

export function NotFoundPage() {
  useDocumentTitle(messages.notFound)
  return (
    <EmptyState
      level={1}
      sentence={messages.noPage}
      detail={messages.noPageHelp({ path: location.pathname })}
      action={
        <>
          <Link to="/" className="cs-act">
            {messages.needsYou}
          </Link>
          <Link to="/accounts" className="cs-act">
            {messages.allAccounts}
          </Link>
        </>
      }
    />
  )
}
