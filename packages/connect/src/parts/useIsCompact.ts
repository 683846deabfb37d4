import { useSyncExternalStore } from 'react'

const COMPACT = '(max-width: 767px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(COMPACT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is narrower than 768 px, where list and steps alternate. */
export const useIsCompact = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(COMPACT).matches)
