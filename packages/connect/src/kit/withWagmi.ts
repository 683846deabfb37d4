import type { Config } from '@wagmi/core'
import { fromViemChain } from '../chains/fromViemChain.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'

/**
 * The part of the kit's configuration that follows from one of wagmi: its chains, and the configuration itself, through which both connect.
 * The hooks of wagmi then see the wallet that the kit connected, and the kit shows one that wagmi connected.
 *
 * @param config what `createConfig` of wagmi returned
 * @example
 * const configOf = (wagmiConfig: Parameters<typeof withWagmi>[0]) => ({ app: { name: 'Example' }, ...withWagmi(wagmiConfig) })
 */
export const withWagmi = (config: Config): Pick<ConnectConfig, 'chains' | 'wagmi'> => ({
  chains: config.chains.map((chain) => fromViemChain(chain)),
  wagmi: config,
})
