import { ErrorState } from '@countersign/ui'
import { isMissingPart } from '@countersign/primitives'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { errorWords } from '../data/connection/errorWords.ts'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'
import { shellMessages as messages } from './shellMessages.ts'

/** One route failed; the shell and the other pages still work. */
export function PageErrorView({ error, reset }: Partial<ErrorComponentProps>) {
  const router = useRouter()
  useDocumentTitle(messages.error)
  const isMissing = isMissingPart(error)
  const retry = async () => {
    // The router keeps the failure of a page's own file until that file is asked for again.
    if (isMissing)
      await Promise.all(
        router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component?.preload?.()),
      )
    reset?.()
    await router.invalidate()
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <ErrorState
      title={isMissing ? messages.pageMissing : messages.pageFailed}
      code={errorWords(error)}
      stillWorks={isMissing ? messages.pageMissingHelp : messages.pageFailedHelp}
      details={`${name}: ${message}\n${stack ?? ''}\nPage: ${location.pathname}`}
      onRetry={() => void retry()}
    />
  )
}
