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
        <Link to="/accounts" className="cs-link">
          {messages.allAccounts}
        </Link>
      }
    />
  )
}
