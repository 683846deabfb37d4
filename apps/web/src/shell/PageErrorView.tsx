import { ErrorState } from '@countersign/ui'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { errorWords } from '../data/connection/errorWords.ts'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'
import { shellMessages as messages } from './shellMessages.ts'

/** One route failed; the shell and the other pages still work. */
export function PageErrorView({ error, reset }: Partial<ErrorComponentProps>) {
  const router = useRouter()
  useDocumentTitle(messages.error)
  const retry = () => {
    reset?.()
    void router.invalidate()
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <ErrorState
      title={messages.pageFailed}
      code={errorWords(error)}
      stillWorks={messages.pageFailedHelp}
      details={`${name}: ${message}\n${stack ?? ''}\nPage: ${location.pathname}`}
      onRetry={retry}
    />
  )
}
