import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { createContext } from 'react'
import type { AccountKey } from '../keys/queryKeys.ts'

/** The account of a page, resolved and checked by its route. */
export type OpenAccount = {
  readonly chain: Chain
  readonly chainId: string
  /** Checksummed. */
  readonly safe: Address
  readonly key: AccountKey
  /** As in the address bar: `dev1:0x…`. */
  readonly account: string
}

export const AccountContext = createContext<OpenAccount | null>(null)
