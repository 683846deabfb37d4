import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'

export function requireChain(context: ServiceContext, chainId: string): ChainRuntime {
  const runtime = context.chains.get(chainId)
  if (runtime) return runtime
  const known = [...context.chains.keys()].join(', ')
  throw new ServiceError('chain/unknown', `Chain ${chainId} is not configured here. Configured are: ${known}.`)
}
