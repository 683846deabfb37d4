import type { Chain } from '@countersign/api'
import type { Read, TokenFacts } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { UnitOf } from '@countersign/simulation'
import { knownCoin } from './knownCoin.ts'
import { nativeCoin } from './nativeCoin.ts'

export type ChainUnits = UnitOf & {
  /** The symbol of a contract that has none of the decimals of amounts: a collection. Null for any other. */
  readonly collectionOf: (token: Address) => string | null
}

/** Units as the tokens report them on chain, and those of the coin as bundled. A coin that is not bundled has 18 decimals. */
export function unitsOf(chain: Chain, tokens: ReadonlyMap<string, Read<TokenFacts>>): ChainUnits {
  const { symbol, decimals } = knownCoin(chain.chainId) ?? nativeCoin(chain)
  const factsOf = (token: Address) => {
    const facts = tokens.get(token.toLowerCase())
    return facts?.ok === true ? facts.value : null
  }
  const unitOf: UnitOf = (token) => {
    if (token === null) return { symbol, decimals }
    const facts = factsOf(token)
    return facts === null || facts.decimals === null ? null : { symbol: facts.symbol, decimals: facts.decimals }
  }
  const collectionOf = (token: Address) => {
    const facts = factsOf(token)
    return facts?.decimals === null ? facts.symbol : null
  }
  return Object.assign(unitOf, { collectionOf })
}
