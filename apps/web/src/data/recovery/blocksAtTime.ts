import { type AskNode, parseQuantity, RpcError } from '@countersign/chain-client/reads'
import * as z from 'zod/mini'
import { attemptMessages as messages } from './attemptMessages.ts'

const Header = z.object({ number: z.string(), timestamp: z.string() })

/** The limit of reads of a search; halving a range of 2^40 blocks takes 40. */
const MOST_READS = 64

/** Epoch seconds of a block. @throws {RpcError} when the node does not have it */
export async function timeOfBlock(ask: AskNode, block: bigint): Promise<bigint> {
  const header = Header.safeParse(await ask('eth_getBlockByNumber', [`0x${block.toString(16)}`, false]))
  if (!header.success) throw new RpcError(messages.noBlock(block))
  return parseQuantity(header.data.timestamp)
}

/**
 * The first and the last block with exactly this time. On a fast chain several blocks share a second.
 * @param time epoch seconds
 * @param head the newest block, and its time
 * @returns null when no block has it
 * @throws {RpcError} when a header cannot be read
 */
export async function blocksAtTime(
  ask: AskNode,
  time: bigint,
  head: { readonly block: bigint; readonly time: bigint },
): Promise<{ readonly from: bigint; readonly to: bigint } | null> {
  const from = await firstFrom(ask, time, head)
  if (from === null || (await timeOfBlock(ask, from)) !== time) return null
  const after = await firstFrom(ask, time + 1n, head)
  return { from, to: (after ?? head.block + 1n) - 1n }
}

/**
 * The first block at or after a time; null when the head is earlier. Alternates between a guess by the chain's pace and halving the range.
 */
async function firstFrom(
  ask: AskNode,
  time: bigint,
  head: { readonly block: bigint; readonly time: bigint },
): Promise<bigint | null> {
  if (head.time < time) return null
  let [low, high] = [{ block: -1n, time: -1n }, head]
  for (let reads = 0; high.block - low.block > 1n; reads += 1) {
    if (reads > MOST_READS) throw new RpcError(messages.searchEndless(time))
    const middle = low.block + (high.block - low.block) / 2n
    const guess = reads % 2 === 0 && low.time >= 0n ? guessBetween(low, high, time) : middle
    const block = guess > low.block && guess < high.block ? guess : middle
    const at = await timeOfBlock(ask, block)
    if (at < time) low = { block, time: at }
    else high = { block, time: at }
  }
  return high.block
}

type Point = { readonly block: bigint; readonly time: bigint }

const guessBetween = (low: Point, high: Point, time: bigint): bigint =>
  high.time === low.time
    ? low.block
    : low.block + ((high.block - low.block) * (time - low.time)) / (high.time - low.time)
