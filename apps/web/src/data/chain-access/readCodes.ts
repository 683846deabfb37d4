import type { Chain } from '@countersign/api'
import * as review from '@countersign/chain-client/review'
import type { Address } from '@countersign/primitives'
import { readableChain } from '../rpc/readableChain.ts'

/** The code at each address, from the nodes of this page. @param addresses the most important first */
export const readCodes = (chain: Chain, addresses: readonly Address[], block: bigint): Promise<review.Codes> =>
  review.readCodes(readableChain(chain).ask, addresses, block)
