import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'

const KEY = 'countersign.wallet'

const LastWallet = z.object({
  /** Reverse domain name that the wallet announced (EIP-6963), or the id of the plain browser wallet. */
  id: z.string(),
  name: z.string(),
  address: AddressSchema,
  chainId: z.nullable(z.string()),
  isDemo: z.boolean(),
})
export type LastWallet = z.output<typeof LastWallet>

export function readLastWallet(): LastWallet | null {
  try {
    const parsed = LastWallet.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function writeLastWallet(wallet: LastWallet | null): void {
  try {
    if (wallet === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(wallet))
  } catch {
    // Storage may be full or forbidden. Then the user must choose the wallet again after a reload.
  }
}
