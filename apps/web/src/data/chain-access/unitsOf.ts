import type { Chain } from '@countersign/api'
import type { Read, TokenFacts } from '@countersign/safe/checks'
import type { UnitOf } from '@countersign/simulation'
import { knownCoin } from './knownCoin.ts'
import { nativeCoin } from './nativeCoin.ts'

/** Units as the tokens themselves say them on chain, and the coin’s as bundled; a coin nobody bundled has 18 decimals, as everywhere. */
export function unitsOf(chain: Chain, tokens: ReadonlyMap<string, Read<TokenFacts>>): UnitOf {
  const { symbol, decimals } = knownCoin(chain.chainId) ?? nativeCoin(chain)
  return (token) => {
    if (token === null) return { symbol, decimals }
    const facts = tokens.get(token.toLowerCase())
    if (facts?.ok !== true || facts.value.decimals === null) return null
    return { symbol: facts.value.symbol, decimals: facts.value.decimals }
  }
}
