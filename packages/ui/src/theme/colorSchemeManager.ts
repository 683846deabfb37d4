import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'

const storageKey = 'countersign-color-scheme'

/**
 * Remembers the chosen colour scheme in this browser and follows a change made in another tab.
 * Storage that throws (private windows, blocked site data) costs the memory, never the page.
 *
 * @param key name of the entry in local storage
 * @example
 * createColorSchemeManager().get('auto')
 */
export function createColorSchemeManager(key: string = storageKey): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined
  const unsubscribe = () => {
    if (listener) window.removeEventListener('storage', listener)
    listener = undefined
  }
  return {
    get: (fallback) => {
      if (typeof window === 'undefined') return fallback
      try {
        const stored = window.localStorage.getItem(key)
        return isMantineColorScheme(stored) ? stored : fallback
      } catch {
        return fallback
      }
    },
    set: (scheme: MantineColorScheme) => {
      try {
        window.localStorage.setItem(key, scheme)
      } catch {
        // Storage failed: the choice lasts until the page is closed.
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe()
      listener = (event) => {
        if (event.storageArea === window.localStorage && event.key === key && isMantineColorScheme(event.newValue))
          onUpdate(event.newValue)
      }
      window.addEventListener('storage', listener)
    },
    unsubscribe,
    clear: () => {
      try {
        window.localStorage.removeItem(key)
      } catch {
        // Same as above.
      }
    },
  }
}
