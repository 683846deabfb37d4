import { useEffect } from 'react'

/** `Queue · Demo treasury · Countersign`. */
export function useDocumentTitle(...parts: (string | null)[]): void {
  const title = [...parts.filter((part) => part !== null), 'Countersign'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
