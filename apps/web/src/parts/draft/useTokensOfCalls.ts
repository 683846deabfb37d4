import type { Chain } from '@countersign/api'
import { tokensFromChain, type ViewContext } from '@countersign/describe/transaction'
import type { Address, Hex } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** A file chooses how many contracts a draft names. Amounts of tokens beyond this number are shown in raw units. */
const MOST_TOKENS = 20

type Call = { readonly to: Address; readonly data: Hex }

/**
 * The context with the tokens of these calls as their contracts report them. The service need not know them: a draft may pay with a token
 * that the account does not hold yet.
 */
export function useTokensOfCalls(chain: Chain, calls: readonly Call[], context: ViewContext): ViewContext {
  const called = calls.flatMap(({ to, data }) => (data === '0x' ? [] : [to]))
  const addresses = [...new Set(called)].toSorted().slice(0, MOST_TOKENS)
  const { data: tokenOf } = useQuery({
    queryKey: ['tokens-of-calls', chain.chainId, ...addresses],
    queryFn: async () => {
      const [{ readTokens }, { readHead }] = await Promise.all([
        import('../../data/chain-access/readTokens.ts'),
        import('../../data/rpc/readChainState.ts'),
      ])
      return tokensFromChain(await readTokens(chain, addresses, await readHead(chain)))
    },
    enabled: addresses.length > 0,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  return useMemo(
    () => (tokenOf ? { ...context, tokenOf: (token) => tokenOf(token) ?? context.tokenOf(token) } : context),
    [tokenOf, context],
  )
}
