import type { Address } from '@countersign/primitives'
import { useSyncExternalStore } from 'react'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import { useKit } from '../kit/KitContext.tsx'

/** The connected wallet, as `useConnectedAccount` returns it. */
export type ConnectedAccount = {
  /** Null without a wallet. While the last wallet reconnects, the address of that wallet. */
  readonly address: Address | null
  /** Decimal. */
  readonly chainId: string | null
  /** The wallet's chain is not among the configured ones. */
  readonly unsupported: boolean
  /** Null until the wallet is connected. */
  readonly provider: Eip1193Provider | null
}

/**
 * The connected wallet.
 *
 * @example
 * const { address, chainId, unsupported, provider } = useConnectedAccount()
 */
export function useConnectedAccount(): ConnectedAccount {
  const { wallet } = useKit().state
  const { address, chainId, unsupported } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const provider = useSyncExternalStore(wallet.subscribe, wallet.getProvider)
  return { address, chainId, unsupported, provider }
}
