import type { Chain } from '@countersign/api'
import { createConfig, createStorage, type Config } from '@wagmi/core'
import type { Transport } from 'viem'
import { pageTransport } from '../../../data/chain-access/pageTransport.ts'
import { toViemChain } from '../../../data/chain-access/toViemChain.ts'
import { liveRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { WalletError } from '../../../data/wallet/WalletError.ts'

/**
 * wagmi stores only who disconnected. This page remembers the connection itself, and restores it through the wallet.
 */
const flagsOnly = {
  getItem: (key: string) => (key.endsWith('.store') ? null : localStorage.getItem(key)),
  setItem: (key: string, value: string) => (key.endsWith('.store') ? undefined : localStorage.setItem(key, value)),
  removeItem: (key: string) => localStorage.removeItem(key),
}

/** Starts without connectors and without wagmi's discovery: both are added when a wallet is chosen. */
export function createWagmiConfig(chains: readonly Chain[]): Config {
  const [first, ...others] = chains.map((chain) => toViemChain(chain, liveRpcUrls(chain)))
  if (first === undefined) throw new WalletError('chain-not-configured')
  const transports = Object.fromEntries(
    chains.map((chain): [number, Transport] => [Number(chain.chainId), pageTransport(chain)]),
  )
  return createConfig({
    chains: [first, ...others],
    transports,
    connectors: [],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ key: 'countersign.wagmi', storage: flagsOnly }),
    syncConnectedChain: true,
  })
}
