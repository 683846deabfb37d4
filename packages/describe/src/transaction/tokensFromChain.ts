import type { Read, TokenFacts } from '@countersign/safe/checks'
import type { ViewContext } from './ViewContext.ts'

/**
 * Tokens as their contracts report them; null when a contract did not answer.
 *
 * @param facts by lower-case address
 * @example
 * const tokenOf = tokensFromChain(facts)
 */
export const tokensFromChain =
  (facts: ReadonlyMap<string, Read<TokenFacts>>): ViewContext['tokenOf'] =>
  (token) => {
    const read = facts.get(token.toLowerCase())
    if (read?.ok !== true) return null
    const { symbol, decimals } = read.value
    return decimals === null ? { symbol, decimals: 0, kind: 'ERC721' } : { symbol, decimals, kind: 'ERC20' }
  }
