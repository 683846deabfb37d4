import { useEffect } from 'react'
import { createStore } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

type LateModule<Module> = {
  (isWanted: boolean): Module | null
  /** For a page that shows it at once. Never rejects. */
  readonly load: () => Promise<void>
}

/**
 * Code that no first content needs. What it would say is missing until then, so it must be nothing that a person waits for.
 * @returns a hook: null until the code is here, also where it does not arrive; the next one that wants it asks again
 */
export function lateModule<Module>(load: () => Promise<Module>): LateModule<Module> {
  const loaded = createStore<Module | null>(null)
  let isLoading = false
  async function start() {
    if (isLoading || loaded.get() !== null) return
    isLoading = true
    try {
      loaded.set(await load())
    } catch {
      // Nothing is said without it.
    }
    isLoading = false
  }
  function useLateModule(isWanted: boolean) {
    useEffect(() => {
      if (isWanted) void start()
    }, [isWanted])
    return useStore(loaded)
  }
  return Object.assign(useLateModule, { load: start })
}
