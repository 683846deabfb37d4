import { useEffect } from 'react'
import { createStore } from '../store/createStore.ts'
import { useStore } from '../store/useStore.ts'

/**
 * Code that no first content needs. What it would say is missing until then, so it must be nothing that a person waits for.
 * @returns a hook: null until the code is here, also where it does not arrive; it is asked for again by the next one that wants it
 */
export function lateModule<Module>(load: () => Promise<Module>): (isWanted: boolean) => Module | null {
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
  return function useLateModule(isWanted) {
    useEffect(() => {
      if (isWanted) void start()
    }, [isWanted])
    return useStore(loaded)
  }
}
