import * as z from 'zod/mini'
import { StoredAddress } from '../storage/StoredAddress.ts'

const LastWallet = z.object({
  /** Reverse domain name that the wallet announced (EIP-6963), or the id of the plain browser wallet. */
  id: z.string(),
  name: z.string(),
  address: StoredAddress,
  chainId: z.nullable(z.string()),
  isDemo: z.boolean(),
})
/** The wallet of the last connection, as stored in this browser. */
export type LastWallet = z.output<typeof LastWallet>
export type LastWalletMemory = ReturnType<typeof createLastWallet>

/**
 * The wallet of the last connection, stored in this browser. Read at each call, because other tabs change it.
 *
 * @param key its name in `localStorage`
 * @example
 * createLastWallet('example.wallet').read() // null
 */
export const createLastWallet = (key: string) => ({
  read(): LastWallet | null {
    try {
      const parsed = LastWallet.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  write(wallet: LastWallet | null): void {
    try {
      if (wallet === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(wallet))
    } catch {
      // Storage may be full or forbidden. Then the user must choose the wallet again after a reload.
    }
  },
})
