import { createConfig, createStorage, type Config } from '@wagmi/core'
import { custom, type Transport } from 'viem'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import type { ReadChain } from '../chains/createChainReader.ts'
import { toViemChain } from '../chains/toViemChain.ts'
import { WalletError } from '../errors/WalletError.ts'

/** wagmi stores only which wallets the user disconnected. The kit stores the connection itself, and restores it through the wallet. */
const flagsOnly = {
  getItem: (key: string) => (key.endsWith('.store') ? null : localStorage.getItem(key)),
  setItem: (key: string, value: string) => (key.endsWith('.store') ? undefined : localStorage.setItem(key, value)),
  removeItem: (key: string) => localStorage.removeItem(key),
}

type Options = {
  readonly chains: readonly ConnectChain[]
  readonly read: ReadChain
  readonly storageKey: string
}

/** Starts without connectors and without wagmi's discovery: both are added when a wallet is chosen. */
export function createWagmiConfig({ chains, read, storageKey }: Options): Config {
  const [first, ...others] = chains.map(toViemChain)
  if (first === undefined) throw new WalletError('chain-not-configured')
  const transports = Object.fromEntries(
    chains.map(({ chainId }): [number, Transport] => [Number(chainId), transportOf(chainId, read)]),
  )
  return createConfig({
    chains: [first, ...others],
    transports,
    connectors: [],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ key: `${storageKey}.wagmi`, storage: flagsOnly }),
    syncConnectedChain: true,
  })
}

/** viem reads like the host does: with the same batches, retries and second nodes. */
const transportOf = (chainId: string, read: ReadChain) =>
  custom(
    {
      request: ({ method, params }: { method: string; params?: unknown }) =>
        read(chainId, method, Array.isArray(params) ? params : []),
    },
    { retryCount: 0 },
  )
