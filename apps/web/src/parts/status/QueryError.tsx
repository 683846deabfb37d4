import { ErrorState } from '@countersign/ui'
import { use, type ReactNode } from 'react'
import { isNotFollowed } from '../../data/api/isNotFollowed.ts'
import { errorWords } from '../../data/connection/errorWords.ts'
import { AccountContext } from '../../data/url/AccountContext.tsx'
import { latePart } from './latePart.tsx'

const NotFollowed = latePart(() => import('./NotFollowed.tsx').then(({ NotFollowed }) => ({ default: NotFollowed })))

export interface QueryErrorProps {
  /** What failed, for example "The service did not send the balances". */
  title: string
  error: unknown
  /** The error replaces the whole page. */
  isPage?: boolean
  /** What still works, as a sentence. */
  stillWorks?: ReactNode
  onRetry?: () => void
}

/** A failed request, shown in place of its content. */
export function QueryError({ title, error, isPage = false, stillWorks, onRetry }: QueryErrorProps) {
  const account = use(AccountContext)
  if (account !== null && isNotFollowed(error)) return <NotFollowed isPage={isPage} />
  return (
    <ErrorState
      title={title}
      isPage={isPage}
      code={errorWords(error)}
      stillWorks={stillWorks}
      details={detailsOf(title, error)}
      {...(onRetry ? { onRetry } : {})}
    />
  )
}

/** Details for support: no addresses except those in the message itself. */
function detailsOf(title: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? [`Cause: ${error.cause.message}`] : []
  return [title, errorWords(error), ...cause, `Page: ${location.pathname}`, `Time: ${new Date().toISOString()}`].join(
    '\n',
  )
}
