import { createStore, type Store } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

/** The longest wait for a page that never reports its first content. */
const LONGEST_WAIT_MS = 3000

const after: Store<boolean> = createStore(false, () => {
  const fallback = after.get() ? undefined : setTimeout(tell, LONGEST_WAIT_MS)
  return () => clearTimeout(fallback)
})

function tell() {
  if (!after.get()) after.set(true)
}

/** Called once, when the first page is rendered with its data. Work that can wait starts when that frame is on screen and the browser is idle. */
export function contentIsDrawn(): void {
  // A hidden tab draws no frame: there, `LONGEST_WAIT_MS` starts the work.
  requestAnimationFrame(() => requestAnimationFrame(whenIdle))
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1000 })
  else setTimeout(tell, 200)
}

/** Runs once, when `useAfterContent` becomes true. */
export function onAfterContent(run: () => void): void {
  const stop = after.subscribe(() => {
    stop()
    run()
  })
}

/** False until the first page has been drawn and the browser is idle. */
export const useAfterContent = (): boolean => useStore(after)
