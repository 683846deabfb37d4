import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import type { HandlerAnswers } from './readHandler.ts'

/** The requests that an account can answer with a handler, or without one. */
export const handlerQuery = (
  chain: Chain,
  {
    account,
    version,
    handler,
  }: { readonly account: Address; readonly version: string; readonly handler: Address | null },
) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe: account }), 'handler', version, handler],
    queryFn: async (): Promise<HandlerAnswers> => {
      const { readHandler } = await import('./readHandler.ts')
      return readHandler(chain, { account, version }, handler)
    },
    meta: { persist: false },
  })
