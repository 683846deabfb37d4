import type { Address } from '@countersign/primitives'
import type { ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { readTokens } from '../tokens/readTokens.ts'
import { readPast } from '../context/readPast.ts'
import { readBlockTime } from '../scan/readEvents.ts'
import type { ChainExport } from './ChainExport.ts'
import { exportRows } from './exportRows.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readMessages as messages } from '../reads/readMessages.ts'

/** Nodes refuse long batches. */
const AT_ONCE = 50

/**
 * The whole history, as far back as it was read.
 *
 * @example
 * const { rows, complete } = await exportHistory(context, chain, safe)
 */
export async function exportHistory(
  context: ChainOnlyContext,
  chain: ReadableChain,
  safe: Address,
): Promise<ChainExport> {
  const { chainId, shortName, nativeCurrency: native } = chain
  const past = await readPast(context, chain, safe)
  const record = await context.history.refresh(chain, safe)
  const tokens = await readTokens(
    chain,
    past.moves.flatMap(({ token }) => token ?? []),
  )
  const times = await readTimes(chain, [
    ...[...past.executions, ...past.modules, ...past.moves].map(({ blockNumber }) => blockNumber),
    ...(past.creation ? [past.creation.blockNumber] : []),
  ])
  const kept = await context.proposals.list({ chainId, safe })
  const rows = exportRows({
    native,
    safe,
    past,
    tokens,
    timeOf: (block) => requireTime(times, block),
    keptOf: (hash) => kept.find(({ safeTxHash }) => safeTxHash === hash) ?? null,
  })
  return { chainId, shortName, safe, blocks: { from: record.from, to: record.to }, complete: record.complete, rows }
}

async function readTimes(chain: ReadableChain, blocks: readonly number[]): Promise<Map<number, number>> {
  const unique = [...new Set(blocks)]
  const times = new Map<number, number>()
  for (let start = 0; start < unique.length; start += AT_ONCE) {
    const part = unique.slice(start, start + AT_ONCE)
    await Promise.all(part.map(async (block) => times.set(block, await readBlockTime(chain, block))))
  }
  return times
}

function requireTime(times: ReadonlyMap<number, number>, block: number): number {
  const time = times.get(block)
  if (time === undefined) throw new Error(messages.timeUnread(block))
  return time
}
