import { EmptyState } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'

export function NotFoundPage() {
  useDocumentTitle('Not found')
  return (
    <EmptyState
      level={1}
      sentence="There is no page here."
      detail={`Nothing answers to ${location.pathname}. The link may be mistyped or from another version.`}
      action={
        <Link to="/accounts" className="cs-link">
          All accounts
        </Link>
      }
    />
  )
}
