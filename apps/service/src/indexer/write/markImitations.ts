import { groupsOf } from '@countersign/primitives'
import { sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { counterparties } from '../../db/schema/schema.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import type { Batch } from '../fold/Batch.ts'
import type { TransferRow } from '../fold/effects/Effect.ts'

/** Rows per statement: each row adds one element to each array parameter. */
const PART = 5000
/** With more look-alikes than this at once, the row statistics are updated first. */
const MANY = 64
/** The most look-alike counterparties that are compared with one transfer. */
const MOST_KNOWN = 8
/** Transfers of one known counterparty that are listed for a suspect. */
const MOST_MODELS = 4

/**
 * Marks address poisoning among transfers that were just written: the counterparty looks like one that the account knew earlier, and the
 * amount repeats one of theirs (within 1 %, exactly computed) or is dust (1 % or less of what was paid to them; for the native coin, a
 * thousandth or less). The whole history counts, at the cost of a few index lookups, and only where two counterparties look alike.
 * Transfers that owners or modules sent are never marked.
 */
export async function markImitations(tx: Drizzle, chainId: string, batch: Batch): Promise<void> {
  const rows = batch.transfers
  if (rows.length === 0) return
  await addCounterparties(tx, chainId, rows)
  const own = new Set([
    ...batch.executions.map(({ row }) => `${row.safe}${row.executedTransactionHash}`),
    ...batch.modules.map(({ safe, transactionHash }) => `${safe}${transactionHash}`),
  ])
  const plain = rows.filter(({ safe, transactionHash }) => !own.has(`${safe}${transactionHash}`))
  if (hasManyAlike(plain)) await countRows(tx)
  for (const part of groupsOf(
    plain.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)),
    PART,
  ))
    await markSuspects(tx, chainId, await findSuspects(tx, chainId, fromRows(chainId, part)))
}

/** Marks an account's transfers again from the beginning, because its history was written after newer transfers. */
export async function remarkImitations(tx: Drizzle, chainId: string, safe: string): Promise<void> {
  const [known] = await tx.execute<{ rows: number }>(sql`
    select count(*)::integer as rows from (
      select 1 from counterparties where chain_id = ${chainId} and safe = ${safe} limit ${MANY + 1}) as counted`)
  if (known && known.rows > MANY) await countRows(tx)
  await tx.execute(sql`
    update transfers set imitation = false where chain_id = ${chainId} and safe = ${safe} and imitation`)
  const plain = sql`
    transfers t where t.chain_id = ${chainId} and t.safe = ${safe} and t.units is not null
      and not exists (select 1 from multisig_transactions m
        where m.chain_id = t.chain_id and m.executed_transaction_hash = t.transaction_hash and m.safe = t.safe)
      and not exists (select 1 from module_transactions o
        where o.chain_id = t.chain_id and o.transaction_hash = t.transaction_hash and o.safe = t.safe)`
  await markSuspects(tx, chainId, await findSuspects(tx, chainId, plain))
}

/** Whether many transfers have counterparties that look like each other. */
function hasManyAlike(rows: readonly TransferRow[]): boolean {
  const faces = new Map<string, { others: Set<string>; count: number }>()
  for (const { safe, similarity, counterparty } of rows) {
    const face = faces.get(safe + similarity) ?? { others: new Set(), count: 0 }
    face.others.add(counterparty)
    face.count += 1
    faces.set(safe + similarity, face)
  }
  return [...faces.values()].some(({ others, count }) => others.size > 1 && count > MANY)
}

/**
 * The statistics do not include the rows of the current transaction. Without them the planner reads all transfers of an account for each
 * suspect, by an index that only begins with the account. Always in the same order, so that two transactions cannot deadlock.
 */
async function countRows(tx: Drizzle): Promise<void> {
  await tx.execute(sql`analyze transfers`)
  await tx.execute(sql`analyze counterparties`)
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
      .select(part)
      .onConflictDoUpdate({
        target: [chain, safe, similarity, counterparty],
        set: { blockNumber: sql`excluded.block_number`, logIndex: sql`excluded.log_index` },
        setWhere: sql`(excluded.block_number, excluded.log_index) < (counterparties.block_number, counterparties.log_index)`,
      }),
  )
}

const isBefore = (a: TransferRow, b: TransferRow) =>
  a.blockNumber < b.blockNumber || (a.blockNumber === b.blockNumber && a.logIndex < b.logIndex)

/** `models`: ids of the transfers that it may imitate, separated by spaces. */
type Suspect = { safe: string; id: string; models: string }

const fromRows = (chainId: string, rows: readonly { safe: string; id: string }[]): SQL => sql`
  ${keysOf(rows)} join transfers t on t.chain_id = ${chainId} and t.safe = keys.safe and t.id = keys.id
  where t.units is not null`

/** Transfers that repeat one with a look-alike, or are dust compared with it, in the order of the chain. */
const findSuspects = (tx: Drizzle, chainId: string, from: SQL): Promise<Suspect[]> =>
  tx.execute<Suspect>(sql`
    select safe, id, models from (
      select t.safe, t.id, t.block_number, t.log_index, (
        select string_agg(model.id, ' ') from (${earlierLookAlikes(chainId)}) as known
        cross join lateral (${modelsOf(chainId)}) as model) as models
      from ${from}) as found
    where models is not null order by block_number, log_index, id`)

/** In order: a transfer that is marked as an imitation must not serve as a model for later ones. */
async function markSuspects(tx: Drizzle, chainId: string, suspects: readonly Suspect[]): Promise<void> {
  const marked = new Set<string>()
  let waiting: Suspect[] = []
  const flush = async () => {
    for (const part of groupsOf(waiting, PART))
      await tx.execute(sql`
        update transfers t set imitation = true from ${keysOf(part)}
        where t.chain_id = ${chainId} and t.safe = keys.safe and t.id = keys.id`)
    waiting = []
  }
  for (const suspect of suspects) {
    if (suspect.models.split(' ').every((id) => marked.has(`${suspect.safe} ${id}`))) {
      // Only some of the possible models were listed, and all of those are now marked as imitations.
      await flush()
      const again = await findSuspects(tx, chainId, fromRows(chainId, [suspect]))
      if (again.length === 0) continue
    }
    marked.add(`${suspect.safe} ${suspect.id}`)
    waiting.push(suspect)
  }
  await flush()
}

/**
 * Counterparties that look like that of transfer `t` and that the account knew before it, the oldest first: the address that an attacker
 * imitates was known before the attacker's. An attacker can create thousands of look-alikes with one worthless token, so the number is
 * limited.
 */
const earlierLookAlikes = (chainId: string): SQL => sql`
  select c.counterparty from counterparties c
  where c.chain_id = ${chainId} and c.safe = t.safe and c.similarity = t.similarity and c.counterparty <> t.counterparty
    and (c.block_number, c.log_index) < (select own.block_number, own.log_index from counterparties own
      where own.chain_id = ${chainId} and own.safe = t.safe and own.similarity = t.similarity
        and own.counterparty = t.counterparty)
  order by c.block_number, c.log_index limit ${MOST_KNOWN}`

/** Transfers that `t` may imitate: with a known counterparty, before `t`, and not marked themselves. Each direction has its index. */
function modelsOf(chainId: string): SQL {
  const paid = sql`t.direction = 'INCOMING' and o.direction = 'OUTGOING'`
  const ways = [
    sql`o.units >= t.units * 100 / 101 and o.units <= t.units * 100 / 99`,
    sql`${paid} and o.token = t.token and o.units >= t.units * 100`,
    sql`${paid} and t.kind = 'NATIVE' and o.token is null and o.units >= t.units * 100`,
    sql`${paid} and t.kind = 'NATIVE' and t.units <= 0.001 and o.units >= t.units`,
  ].map(
    (way) => sql`(select o.id from transfers o
      where o.chain_id = ${chainId} and o.safe = t.safe and o.counterparty = known.counterparty and ${way}
        and not o.imitation and (o.block_number, o.log_index) < (t.block_number, t.log_index) limit ${MOST_MODELS})`,
  )
  return sql.join(ways, sql` union all `)
}

/** With the column's own type: compared as text, the row would not be found by its key. */
const keysOf = (rows: readonly { safe: string; id: string }[]): SQL => sql`
  unnest(${sql.param(rows.map(({ safe }) => safe))}::char(42)[], ${sql.param(rows.map(({ id }) => id))}::text[])
    as keys(safe, id)`
