import type { RelayConfig } from './RelayConfig.ts'
import type { ServiceConfig } from './ServiceConfig.ts'

const FEATURE = 'RELAYING'

/** Whether this service relays calls on a chain: only with a key, and only on configured chains. */
export function isRelayed({ privateKey, privateKeyFile, chainIds }: RelayConfig, chainId: string): boolean {
  const hasKey = privateKey !== undefined || privateKeyFile !== undefined
  return hasKey && (chainIds === undefined || chainIds.includes(chainId))
}

/** Sets the chain's feature to the actual state, whatever the configuration lists. */
export function withRelaying(config: ServiceConfig): ServiceConfig {
  const chains = config.chains.map((chain) => {
    const features = chain.features.filter((feature) => feature !== FEATURE)
    return { ...chain, features: isRelayed(config.relay, chain.chainId) ? [...features, FEATURE] : features }
  })
  return { ...config, chains }
}

export const showsRelaying = (features: readonly string[]) => features.includes(FEATURE)
