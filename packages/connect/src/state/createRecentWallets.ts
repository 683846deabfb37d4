import * as z from 'zod/mini'

const MOST = 3
const Ids = z.array(z.string())

/**
 * Ids of the last connected wallets, newest first; at most three.
 *
 * @param key its name in `localStorage`
 * @example
 * createRecentWallets('example.recent-wallets').read() // []
 */
export function createRecentWallets(key: string) {
  const read = (): readonly string[] => {
    try {
      const parsed = Ids.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
      return parsed.success ? parsed.data.slice(0, MOST) : []
    } catch {
      return []
    }
  }
  return {
    read,
    remember(id: string): void {
      const next = [id, ...read().filter((other) => other !== id)].slice(0, MOST)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage, no wallet is marked next time.
      }
    },
  }
}
