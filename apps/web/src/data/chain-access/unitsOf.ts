import type { Chain } from '@countersign/api'
import type { Read, TokenFacts } from '@countersign/safe/checks'
import type { UnitOf } from '@countersign/simulation'
import { knownCoin } from './knownCoin.ts'
import { nativeCoin } from './nativeCoin.ts'

/** Units as the tokens report them on chain, and those of the coin as bundled. A coin that is not bundled has 18 decimals. */
export function unitsOf(chain: Chain, tokens: ReadonlyMap<string, Read<TokenFacts>>): UnitOf {
  const { symbol, decimals } = knownCoin(chain.chainId) ?? nativeCoin(chain)
  return (token) => {
    if (token === null) return { symbol, decimals }
    const facts = tokens.get(token.toLowerCase())
    if (facts?.ok !== true || facts.value.decimals === null) return null
    return { symbol: facts.value.symbol, decimals: facts.value.decimals }
  }
}
