import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { requireChain } from '../../read/chains/requireChain.ts'

/** A chain by its id or by its short name. @throws ServiceError `chain/unknown` */
export function findChain(context: ServiceContext, chain: string): ChainRuntime {
  const named = [...context.chains.values()].find(({ config }) => config.shortName === chain)
  return named ?? requireChain(context, chain)
}

export const findChainId = (context: ServiceContext, chain: string): string => findChain(context, chain).config.chainId
