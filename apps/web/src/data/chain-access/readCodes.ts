import type { Chain } from '@countersign/api'
import { readCodes as readCodesFrom, type Codes } from '@countersign/chain-client/review'
import type { Address } from '@countersign/primitives'
import { readableChain } from '../rpc/readableChain.ts'

/** The code at each address, from the nodes of this page. @param addresses the most important first */
export const readCodes = (chain: Chain, addresses: readonly Address[], block: bigint): Promise<Codes> =>
  readCodesFrom(readableChain(chain).ask, addresses, block)
