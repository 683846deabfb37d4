import { useEffect } from 'react'

/** Nobody loses their place before there is content, so its code comes after. */
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
