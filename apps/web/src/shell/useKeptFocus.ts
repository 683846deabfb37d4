import { useEffect } from 'react'

/** Keeps the position of keyboard users. A page without content has no position, so this code loads after the content. */
export function useKeptFocus(afterContent: boolean): void {
  useEffect(() => {
    if (!afterContent) return
    let isOver = false
    let ends: readonly (() => void)[] = []
    void Promise.all([import('./keepFocus.ts'), import('./keepFocusInSight.ts')]).then(
      ([{ keepFocus }, { keepFocusInSight }]) => {
        if (!isOver) ends = [keepFocus(), keepFocusInSight()]
      },
    )
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [afterContent])
}
