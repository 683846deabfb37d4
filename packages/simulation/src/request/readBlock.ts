import * as z from 'zod/mini'
import type { BlockFacts } from '../values/Plan.ts'
import { AddressText, parseAnswer, Quantity, Word } from '../rpc/rpcSchemas.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

const Block = z.object({
  number: Quantity,
  hash: Word,
  timestamp: Quantity,
  gasLimit: Quantity,
  baseFeePerGas: z.optional(z.nullable(Quantity)),
  miner: AddressText,
  mixHash: z.optional(z.nullable(Word)),
  withdrawalsRoot: z.optional(z.nullable(Word)),
  parentBeaconBlockRoot: z.optional(z.nullable(Word)),
  requestsHash: z.optional(z.nullable(Word)),
})

/**
 * The block to simulate on. All values are read at its number. `assertSameBlock` checks afterwards that it is still
 * the same block.
 */
export async function readBlock(rpc: Rpc, number: bigint | undefined): Promise<BlockFacts> {
  const tag = number === undefined ? 'latest' : `0x${number.toString(16)}`
  const answer = await rpc.request('eth_getBlockByNumber', [tag, false])
  if (answer === null)
    throw new SimulationError(
      'account-unreadable',
      messages.noBlock({ node: rpc.url, block: number === undefined ? 'latest' : `${number}` }),
    )
  const block = parseAnswer(Block, answer, 'eth_getBlockByNumber')
  return {
    number: block.number,
    hash: block.hash,
    timestamp: block.timestamp,
    gasLimit: block.gasLimit,
    baseFee: block.baseFeePerGas ?? null,
    coinbase: block.miner,
    prevRandao: block.mixHash ?? `0x${'0'.repeat(64)}`,
    hardfork: hardforkOf(block),
  }
}

/** @throws SimulationError `reorganised` if another block has replaced the one simulated on */
export async function assertSameBlock(rpc: Rpc, block: BlockFacts): Promise<void> {
  const now = await readBlock(rpc, block.number)
  if (now.hash !== block.hash)
    throw new SimulationError(
      'reorganised',
      messages.blockChanged({ block: block.number, before: block.hash, now: now.hash }),
    )
}

function hardforkOf(block: z.output<typeof Block>): BlockFacts['hardfork'] {
  if (block.requestsHash) return 'osaka'
  if (block.parentBeaconBlockRoot) return 'cancun'
  if (block.withdrawalsRoot) return 'shanghai'
  return block.baseFeePerGas === null || block.baseFeePerGas === undefined ? 'berlin' : 'london'
}
