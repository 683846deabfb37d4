import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'
import { counterparties } from '../db/schema.ts'
import { insertMany } from '../db/insertMany.ts'
import type { Batch } from './batch.ts'
import type { TransferRow } from './effect.ts'

const DEFAULT_DECIMALS = 18
/** Rows per statement: each is one parameter of an array. */
const PART = 5000

/**
 * Marks address poisoning among transfers that were just written: the counterparty looks like one that the account knew
 * earlier, and the amount repeats one of theirs (within 1 %, exactly computed) or is dust (1 % or less of what was paid to
 * them; of the native coin, a thousandth or less). The whole past counts, at the cost of a few index lookups, and only
 * where two counterparties look alike. What owners or modules made the account send is never marked.
 */
export async function markImitations(tx: Drizzle, chainId: string, batch: Batch): Promise<void> {
  const rows = batch.transfers
  if (rows.length === 0) return
  await addCounterparties(tx, chainId, rows)
  await trustMetadata(tx, chainId, rows)
  await computeUnits(tx, chainId, rows)
  const own = new Set([
    ...batch.executions.map(({ row }) => `${row.safe}${row.executedTransactionHash}`),
    ...batch.modules.map(({ safe, transactionHash }) => `${safe}${transactionHash}`),
  ])
  const plain = rows.filter(({ safe, transactionHash }) => !own.has(`${safe}${transactionHash}`))
  const suspects = await findSuspects(tx, chainId, plain)
  // In their order: what imitated before must not be taken for genuine after.
  for (const suspect of suspects) await mark(tx, chainId, suspect)
}

/**
 * Marks an account's transfers once more from the beginning: those of its past came in after newer ones.
 */
export async function remarkImitations(tx: Drizzle, chainId: string, safe: string): Promise<void> {
  await tx.execute(sql`
    update transfers set imitation = false where chain_id = ${chainId} and safe = ${safe} and imitation`)
  const suspects = await tx.execute<Suspect>(sql`
    select t.safe, t.id from counterparties known
    join transfers t on t.chain_id = known.chain_id and t.safe = known.safe and t.counterparty = known.counterparty
    where known.chain_id = ${chainId} and known.safe = ${safe} and t.units is not null
      and exists (${earlierLookAlikes(chainId)})
      and not exists (select 1 from multisig_transactions m
        where m.chain_id = t.chain_id and m.executed_transaction_hash = t.transaction_hash and m.safe = t.safe)
      and not exists (select 1 from module_transactions o
        where o.chain_id = t.chain_id and o.transaction_hash = t.transaction_hash and o.safe = t.safe)
    order by t.block_number, t.log_index, t.id`)
  for (const suspect of suspects) await mark(tx, chainId, suspect)
}

async function addCounterparties(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<void> {
  const first = new Map<string, TransferRow>()
  for (const row of rows) {
    const key = `${row.safe}${row.counterparty}`
    const known = first.get(key)
    if (!known || isBefore(row, known)) first.set(key, row)
  }
  const values = [...first.values()].map(({ safe, similarity, counterparty, blockNumber, logIndex }) => ({
    chainId,
    safe,
    similarity,
    counterparty,
    blockNumber,
    logIndex,
  }))
  const { chainId: chain, safe, similarity, counterparty } = counterparties
  await insertMany(counterparties, values, (part) =>
    tx
      .insert(counterparties)
      .values(part)
      .onConflictDoUpdate({
        target: [chain, safe, similarity, counterparty],
        set: { blockNumber: sql`excluded.block_number`, logIndex: sql`excluded.log_index` },
        setWhere: sql`(excluded.block_number, excluded.log_index) < (counterparties.block_number, counterparties.log_index)`,
      }),
  )
}

const isBefore = (a: TransferRow, b: TransferRow) =>
  a.blockNumber < b.blockNumber || (a.blockNumber === b.blockNumber && a.logIndex < b.logIndex)

/** Old ERC-721 tokens log as ERC-20 does, and the other way round: what the token says about itself counts. */
async function trustMetadata(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<void> {
  for (const part of partsOf(rows.filter(({ kind }) => kind === 'ERC20' || kind === 'ERC721')))
    await tx.execute(sql`
      update transfers t set kind = k.type,
        visibility = case when k.trusted or (k.type = 'ERC721' and not k.spam) then 2 else 1 end
      from ${keysOf(part)}, tokens k
      where t.chain_id = ${chainId} and t.safe = keys.safe and t.id = keys.id
        and k.chain_id = t.chain_id and k.address = t.token and k.type in ('ERC20', 'ERC721') and k.type <> t.kind`)
}

async function computeUnits(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<void> {
  for (const part of partsOf(rows.filter(({ kind }) => kind === 'NATIVE' || kind === 'ERC20')))
    await tx.execute(sql`
      update transfers t
      set units = t.value / (10::numeric ^ coalesce(
        (select k.decimals from tokens k where k.chain_id = t.chain_id and k.address = t.token), ${DEFAULT_DECIMALS}::integer))
      from ${keysOf(part)} where t.chain_id = ${chainId} and t.safe = keys.safe and t.id = keys.id and t.units is null`)
}

type Suspect = { safe: string; id: string }

/** Transfers with somebody who looks like an earlier counterparty, in the order of the chain. */
async function findSuspects(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<Suspect[]> {
  const found: Suspect[] = []
  for (const part of partsOf(rows.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)))) {
    const suspects = await tx.execute<Suspect>(sql`
      select t.safe, t.id from ${keysOf(part)}
      join transfers t on t.chain_id = ${chainId} and t.safe = keys.safe and t.id = keys.id
      where t.units is not null and exists (${earlierLookAlikes(chainId)})
      order by t.block_number, t.log_index, t.id`)
    found.push(...suspects)
  }
  return found
}

/** Counterparties that look like that of transfer `t` and that the account knew before it. */
const earlierLookAlikes = (chainId: string): SQL => sql`
  select c.counterparty from counterparties c
  join counterparties own on own.chain_id = c.chain_id and own.safe = c.safe and own.similarity = c.similarity
    and own.counterparty = t.counterparty
  where c.chain_id = ${chainId} and c.safe = t.safe and c.similarity = t.similarity and c.counterparty <> t.counterparty
    and (c.block_number, c.log_index) < (own.block_number, own.log_index)`

async function mark(tx: Drizzle, chainId: string, { safe, id }: Suspect): Promise<void> {
  await tx.execute(sql`
    update transfers t set imitation = true
    where t.chain_id = ${chainId} and t.safe = ${safe} and t.id = ${id} and exists (
      select 1 from (${earlierLookAlikes(chainId)}) as known
      join transfers o on o.chain_id = ${chainId} and o.safe = t.safe and o.counterparty = known.counterparty
      where not o.imitation and (o.block_number, o.log_index) < (t.block_number, t.log_index)
        and o.units >= t.units * 100 / 101
        and (o.units <= t.units * 100 / 99
          or (t.direction = 'INCOMING' and o.direction = 'OUTGOING' and (
            (o.units >= t.units * 100 and o.token is not distinct from t.token)
            or (t.kind = 'NATIVE' and t.units <= 0.001)))))`)
}

/** Of the column's own type: compared as text, a row is not found by its key. */
const keysOf = (rows: readonly TransferRow[]): SQL => sql`
  unnest(${sql.param(rows.map(({ safe }) => safe))}::char(42)[], ${sql.param(rows.map(({ id }) => id))}::text[])
    as keys(safe, id)`

function partsOf(rows: readonly TransferRow[]): TransferRow[][] {
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_none, part) =>
    rows.slice(part * PART, (part + 1) * PART),
  )
}
