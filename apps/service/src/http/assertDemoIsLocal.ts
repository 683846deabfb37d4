import { BaseError } from '@countersign/primitives'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { configMessages } from '../config/configMessages.ts'

/** Demo keys are public, so the service may send them out only when every configured chain is a local one. */
export function assertDemoIsLocal(config: ServiceConfig): void {
  if (!config.demo) return
  const local = new Set(config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId))
  if (local.size === 0)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: configMessages.demoWithoutLocal,
      meta: { chainIds: config.chains.map((chain) => chain.chainId) },
    })
  const foreign = config.demo.accounts.find((account) => !local.has(account.chainId))
  if (foreign)
    throw new BaseError({
      code: 'config/demo-not-local',
      message: configMessages.demoOnForeignChain({ ...foreign, local: [...local] }),
      meta: { chainIds: [foreign.chainId] },
    })
}
