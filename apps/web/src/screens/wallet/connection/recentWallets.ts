import * as z from 'zod/mini'

const KEY = 'countersign.recent-wallets'
const MOST = 3
const Ids = z.array(z.string())

/** Ids of the last connected wallets, newest first. */
export function readRecentWallets(): readonly string[] {
  try {
    const parsed = Ids.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return parsed.success ? parsed.data.slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberRecentWallet(id: string): void {
  const next = [id, ...readRecentWallets().filter((other) => other !== id)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage, no wallet is marked next time.
  }
}
