import { useEffect } from 'react'

/** Keeps the position of keyboard users. A page without content has no position, so this code loads after the content. */
export function useKeptFocus(afterContent: boolean): void {
  useEffect(() => {
    if (!afterContent) return
    let end: (() => void) | null = () => {}
    void import('./keepFocus.ts').then(({ keepFocus }) => {
      if (end) end = keepFocus()
    })
    return () => {
      end?.()
      end = null
    }
  }, [afterContent])
}
