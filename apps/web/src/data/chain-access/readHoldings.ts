import type { Chain } from '@countersign/api'
import { readHoldings as readHoldingsFrom } from '@countersign/chain-client/review'
import { readableChain } from '../rpc/readableChain.ts'

/** Balances at one block, from the nodes of this page; a token of null is the native coin. */
export const readHoldings = (chain: Chain, holdings: Parameters<typeof readHoldingsFrom>[1], block: bigint) =>
  readHoldingsFrom(readableChain(chain).ask, holdings, block)
