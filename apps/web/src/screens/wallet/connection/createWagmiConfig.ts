import type { Chain } from '@countersign/api'
import { createConfig, createStorage, type Config } from '@wagmi/core'
import type { Transport } from 'viem'
import { pageTransport } from '../../../data/chain-access/pageTransport.ts'
import { toViemChain } from '../../../data/chain-access/toViemChain.ts'
import { liveRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { WalletError } from '../../../data/wallet/WalletError.ts'

/** wagmi may note who said "Disconnect"; the connection itself is remembered by us, and comes back only through its wallet. */
const flagsOnly = {
  getItem: (key: string) => (key.endsWith('.store') ? null : localStorage.getItem(key)),
  setItem: (key: string, value: string) => (key.endsWith('.store') ? undefined : localStorage.setItem(key, value)),
  removeItem: (key: string) => localStorage.removeItem(key),
}

/** Without connectors and without wagmi's own discovery: both are added when somebody chooses a wallet. */
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
