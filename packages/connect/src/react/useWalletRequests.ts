import type { Address } from '@countersign/primitives'
import { useCallback } from 'react'
import { WalletError } from '../errors/WalletError.ts'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import { requestPermissions } from '../requests/requestPermissions.ts'
import { type WatchedAsset, watchAsset } from '../requests/watchAsset.ts'
import { useKit } from '../kit/KitContext.tsx'

/** @throws {WalletError} disconnected */
function useProvider(): () => Eip1193Provider {
  const { wallet } = useKit().state
  return useCallback(() => {
    const provider = wallet.getProvider()
    if (provider === null) throw new WalletError('disconnected')
    return provider
  }, [wallet])
}

/**
 * The function that asks the wallet to switch to a configured network, and to add it where the wallet does not know it. It rejects with a
 * `WalletError`.
 *
 * @example
 * const switchNetwork = useSwitchNetwork()
 * const onClick = () => switchNetwork('1')
 */
export function useSwitchNetwork(): (chainId: string) => Promise<void> {
  const { load } = useKit()
  return useCallback(async (chainId) => (await load()).connection.switchChain(chainId), [load])
}

/**
 * The function that asks the wallet to show an ERC-20 token (EIP-747). It rejects with a `WalletError`.
 *
 * @example
 * const watch = useWatchAsset()
 * const onClick = () => watch({ address: usdc, symbol: 'USDC', decimals: 6 })
 */
export function useWatchAsset(): (asset: WatchedAsset) => Promise<void> {
  const provider = useProvider()
  return useCallback(async (asset) => watchAsset(provider(), asset), [provider])
}

/**
 * The function that lets the user choose again which accounts the wallet shares (EIP-2255). It rejects with a `WalletError`.
 *
 * @example
 * const choose = useRequestPermissions()
 * const onClick = () => choose()
 */
export function useRequestPermissions(): () => Promise<readonly Address[]> {
  const provider = useProvider()
  return useCallback(async () => requestPermissions(provider()), [provider])
}

/**
 * The function that ends the connection and forgets the wallet.
 *
 * @example
 * const disconnect = useDisconnect()
 * const onClick = () => disconnect()
 */
export function useDisconnect(): () => Promise<void> {
  const { wallet } = useKit().state
  return useCallback(() => wallet.disconnect(), [wallet])
}
