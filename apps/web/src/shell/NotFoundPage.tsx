import { EmptyState } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'

export function NotFoundPage() {
  useDocumentTitle('Not found')
  return (
    <EmptyState
      level={1}
      sentence="This page does not exist."
      detail={`There is no page at ${location.pathname}. Check the link for typing errors. It may be from another version.`}
      action={
        <Link to="/accounts" className="cs-link">
          All accounts
        </Link>
      }
    />
  )
}
