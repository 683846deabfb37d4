import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { transfers } from '../../db/schema/schema.ts'
import { visibilityOfTransfer } from '../../db/paging/visibilityTriggers.ts'
import type { TransferRow } from '../fold/effects/Effect.ts'

const DEFAULT_DECIMALS = 18

/** Old ERC-721 tokens emit the event of ERC-20, and the other way round, so the token's own type counts. */
const kind = sql`case when rows.kind in ('ERC20', 'ERC721') and k.type in ('ERC20', 'ERC721') then k.type else rows.kind end`

/** Derived from other columns or the token: the database computes these faster than it parses them. */
const derived: Readonly<Record<string, SQL>> = {
  from: sql`case told.direction when 'OUTGOING' then told.safe else told.counterparty end`,
  to: sql`case told.direction when 'OUTGOING' then told.counterparty else told.safe end`,
  units: sql.raw(`case when told.kind in ('NATIVE', 'ERC20') then told.value * told.unit end`),
  imitation: sql`false`,
  visibility: sql.raw(
    visibilityOfTransfer('told', `(told.token_trusted or (told.kind <> 'ERC20' and not told.token_spam))`),
  ),
}

const columns = Object.entries(getTableColumns(transfers)).map(([field, { name }]) => ({ field, name }))
const told = new Set(columns.map(({ field }) => field).filter((field) => field !== 'chainId' && !derived[field]))

/** Adds new transfers, complete in one write, because every index update costs. Write their tokens first. */
export async function writeTransfers(tx: Drizzle, chainId: string, rows: readonly TransferRow[]): Promise<void> {
  const tokens = [...new Set(rows.flatMap(({ token }) => token ?? []))]
  const known = sql`
    select address, type, trusted, spam, ('1e-' || coalesce(decimals, ${sql.raw(String(DEFAULT_DECIMALS))}))::numeric as unit
    from tokens where chain_id = ${chainId} and address = any(${sql.param(tokens)}::char(42)[])`
  const asTold = columns.map(({ field, name }) => {
    if (field === 'chainId') return sql`${chainId}::text`
    return derived[field] ?? sql`told.${sql.identifier(name)}`
  })
  const asLogged = columns
    .filter(({ field }) => told.has(field))
    .map(({ name }) => (name === 'kind' ? sql`${kind} as kind` : sql`rows.${sql.identifier(name)}`))
  await insertMany(
    transfers,
    rows,
    (part) =>
      tx
        .insert(transfers)
        .select(
          sql`with known as materialized (${known})
          select ${sql.join(asTold, sql`, `)} from (
            select ${sql.join(asLogged, sql`, `)}, k.trusted as token_trusted, k.spam as token_spam,
              coalesce(k.unit, ${sql.raw(`1e-${DEFAULT_DECIMALS}`)}::numeric) as unit
            from (${part}) as rows left join known k on k.address = rows.token
          ) as told`,
        )
        .onConflictDoNothing(),
    told,
  )
}
