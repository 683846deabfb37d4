import type { Address, Hex } from '@countersign/primitives'
import { numberToHex, type PublicClient } from 'viem'
import { callOrNull } from './callOrNull.ts'

export type BlockSelector = number | 'latest'

export const toBlockParameter = (block: BlockSelector): Hex | 'latest' =>
  block === 'latest' ? block : numberToHex(block)

/** `eth_call`, null when the contract reverted. */
export const ethCall = (client: PublicClient, to: Address, data: Hex, block: BlockSelector = 'latest') =>
  callOrNull(client.request({ method: 'eth_call', params: [{ to, data }, toBlockParameter(block)] }))
