import type { TokenIndex } from '@countersign/ledger'
import { isSameAddress } from '@countersign/primitives'
import type { ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import type { Past } from '../context/readPast.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

/** Marks the tokens that are listed here or that the owners called themselves. */
export function trustedTokens(
  { tokensOf }: ChainOnlyContext,
  chain: ReadableChain,
  { executions }: Pick<Past, 'executions'>,
  tokens: TokenIndex,
): TokenIndex {
  const listed = tokensOf(chain.chainId)
  const called = new Set(executions.map(({ transaction }) => transaction?.to))
  return new Map(
    [...tokens].map(([address, token]) => [
      address,
      { ...token, trusted: called.has(address) || listed.some((one) => isSameAddress(one, address)) },
    ]),
  )
}
