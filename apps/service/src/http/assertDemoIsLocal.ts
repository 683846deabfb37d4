import { BaseError } from '@countersign/primitives'
import type { ServiceConfig } from '../config/ServiceConfig.ts'

/** Demo keys are public, so the service may send them out only when every configured chain is a local one. */
export function assertDemoIsLocal(config: ServiceConfig): void {
  if (!config.demo) return
  const local = new Set(config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId))
  if (local.size === 0)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: 'Demo owners are configured, but no chain is marked isLocal. Remove "demo", or configure a local chain.',
      meta: { chainIds: config.chains.map((chain) => chain.chainId) },
    })
  const foreign = config.demo.accounts.find((account) => !local.has(account.chainId))
  if (foreign)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: `The demo account "${foreign.name}" is on chain ${foreign.chainId}, which is not local. Demo accounts belong on local chains (${[...local].join(', ')}).`,
      meta: { chainIds: [foreign.chainId] },
    })
}
