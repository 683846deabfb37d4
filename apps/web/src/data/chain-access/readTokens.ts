import type { Chain } from '@countersign/api'
import { readTokenFacts } from '@countersign/chain-client/review'
import type { Address } from '@countersign/primitives'
import { readableChain } from '../rpc/readableChain.ts'

/** `symbol()` and `decimals()` of each token, from the nodes of this page. */
export const readTokens = (chain: Chain, tokens: readonly Address[], block: bigint) =>
  readTokenFacts(readableChain(chain).ask, tokens, block)
