import { ErrorState } from '@countersign/ui'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { errorWords } from '../data/connection/errorWords.ts'
import { useDocumentTitle } from '../data/url/useDocumentTitle.ts'

/** One route failed; the shell and its other pages go on. */
export function PageErrorView({ error, reset }: Partial<ErrorComponentProps>) {
  const router = useRouter()
  useDocumentTitle('Error')
  const retry = () => {
    reset?.()
    void router.invalidate()
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <ErrorState
      title="This page broke"
      code={errorWords(error)}
      stillWorks="The other pages work. What you typed elsewhere is kept."
      details={`${name}: ${message}\n${stack ?? ''}\nPage: ${location.pathname}`}
      onRetry={retry}
    />
  )
}
