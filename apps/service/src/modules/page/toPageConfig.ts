import type { PageConfig } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readPushPublicKey } from '../../secrets/readVapidKeys.ts'
import { readBuild } from './readBuild.ts'
import { readTrezorScript } from './readTrezorScript.ts'

/** The part of the configuration that the page needs. It contains demo keys only for local chains that the launcher started. */
export async function toPageConfig(context: ServiceContext): Promise<PageConfig> {
  const { config } = context
  const keys = config.chains.flatMap((chain) => (chain.rpcApiKey ? [[chain.chainId, chain.rpcApiKey] as const] : []))
  const chainIds = config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId)
  return {
    clientServiceUrl: '',
    build: await readBuild(config.pageDir),
    rpcApiKeys: Object.fromEntries(keys),
    walletConnect: config.walletConnect,
    sources: config.sources,
    hasDescriptors: config.descriptorsDir !== null,
    trezorScript: await readTrezorScript(config),
    pushPublicKey: await readPushPublicKey(context),
    ...(config.demo && chainIds.length > 0 ? { demo: { chainIds, ...config.demo } } : {}),
  }
}
