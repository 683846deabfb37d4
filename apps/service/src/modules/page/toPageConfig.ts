import type { PageConfig } from '@countersign/api'
import type { ServiceConfig } from '../../config/serviceConfig.ts'
import { readBuild } from './readBuild.ts'

/** What the page may know of the configuration. Demo keys are only there when they opened local chains at start. */
export async function toPageConfig(config: ServiceConfig): Promise<PageConfig> {
  const keys = config.chains.flatMap((chain) => (chain.rpcApiKey ? [[chain.chainId, chain.rpcApiKey] as const] : []))
  const chainIds = config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId)
  return {
    clientServiceUrl: '',
    build: await readBuild(config.pageDir),
    rpcApiKeys: Object.fromEntries(keys),
    walletConnect: config.walletConnect,
    ...(config.demo && chainIds.length > 0 ? { demo: { chainIds, ...config.demo } } : {}),
  }
}
