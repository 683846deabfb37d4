import { decodeSafeLog, type SafeLog } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../../db/database/Database.ts'
import { isFactoryLog } from '../fold/Batch.ts'
import type { RawLog } from '../fold/decode/RawLog.ts'
import { buildTokenRows } from '../fold/effects/buildTokenRows.ts'

const PART = 1000

/**
 * How often blocks with a hole are read again: a node may leave the logs out again. A log that is still missing then is missing because of the
 * index itself.
 */
export const MOST_REPEATS = 3

/** A transaction, and the account whose history must show it; null when it only has to be stored. */
type Trace = { safe: Address | null; hash: Hex; blockNumber: number }

/** Whether an event has its own row in the account's history. */
const isShown = (log: SafeLog) =>
  log.name === 'safeMultiSigTransaction' ||
  log.name === 'safeModuleTransaction' ||
  (log.name === 'safeReceived' && log.value > 0n && log.sender !== log.safe)

/**
 * The rows that these logs must have caused once their blocks are indexed. Excludes logs that any contract can fake: transfers of zero, and
 * events of emitters that are not accounts.
 * @param accounts lower-case addresses of the relevant accounts
 */
export function findTraces(logs: readonly RawLog[], accounts: ReadonlySet<string>): Trace[] {
  const isOurs = (address: Address) => accounts.has(address)
  return logs.flatMap((log): Trace[] => {
    const { transactionHash: hash, blockNumber } = log
    const decoded = decodeSafeLog(log)
    if (!decoded)
      return buildTokenRows('', log, { blockTime: 0 }, isOurs).map(({ safe }) => ({ safe, hash, blockNumber }))
    if (isFactoryLog(decoded) || !accounts.has(log.address)) return []
    return [{ safe: isShown(decoded) ? decoded.safe : null, hash, blockNumber }]
  })
}

const Missing = z.array(z.object({ block: z.nullable(z.number()) }))

/** The lowest block with a missing trace; null when none is missing. */
export async function findHole(db: Drizzle, chainId: string, traces: readonly Trace[]): Promise<number | null> {
  const unique = [...new Map(traces.map((trace) => [`${trace.safe}${trace.hash}`, trace])).values()]
  const holes: number[] = []
  for (let at = 0; at < unique.length; at += PART) {
    const part = unique.slice(at, at + PART)
    const rows = await db.execute(sql`
      select min(t.block_number) as block
      from unnest(${sql.param(part.map(({ safe }) => safe))}::char(42)[], ${sql.param(part.map(({ hash }) => hash))}::text[],
        ${sql.param(part.map(({ blockNumber }) => blockNumber))}::integer[]) as t(safe, hash, block_number)
      where case when t.safe is null
        then not exists (select from ethereum_transactions e where e.chain_id = ${chainId} and e.hash = t.hash)
        else not exists (select from history_groups g
          where g.chain_id = ${chainId} and g.safe = t.safe and g.transaction_hash = t.hash) end`)
    const [missing] = z.parse(Missing, rows)
    if (missing && missing.block !== null) holes.push(missing.block)
  }
  return holes.length === 0 ? null : Math.min(...holes)
}
