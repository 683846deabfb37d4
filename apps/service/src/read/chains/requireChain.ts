import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { lookupMessages } from '../lookupMessages.ts'

export function requireChain(context: ServiceContext, chainId: string): ChainRuntime {
  const runtime = context.chains.get(chainId)
  if (runtime) return runtime
  const known = [...context.chains.keys()].join(', ')
  throw new ServiceError('chain/unknown', () => lookupMessages.unknownChain({ chainId, known }))
}
