import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Drizzle } from '../db/database.ts'
import { transfers } from '../db/schema.ts'
import { unnestRows } from '../db/unnestRows.ts'
import { visibilityOfTransfer } from '../db/visibilityTriggers.ts'
import type { TransferRow } from './effect.ts'

const DEFAULT_DECIMALS = 18
/** Rows of one statement. */
const PART = 2000

/** What a transfer's token decides; everything else is as the row says. */
const decided: Readonly<Record<string, SQL>> = {
  units: sql.raw(`case when told.kind in ('NATIVE', 'ERC20')
    then told.value / (10::numeric ^ coalesce(told.token_decimals, ${DEFAULT_DECIMALS})) end`),
  visibility: sql.raw(
    visibilityOfTransfer('told', `(told.token_trusted or (told.kind <> 'ERC20' and not told.token_spam))`),
  ),
}

const columns = Object.values(getTableColumns(transfers)).map(({ name }) => name)
const asTold = columns.map((name) => decided[name] ?? sql`told.${sql.identifier(name)}`)
/** Old ERC-721 tokens log as ERC-20 does, and the other way round: what the token says about itself counts. */
const kind = sql`case when rows.kind in ('ERC20', 'ERC721') and k.type in ('ERC20', 'ERC721') then k.type else rows.kind end`
const asLogged = columns.map((name) => (name === 'kind' ? sql`${kind} as kind` : sql`rows.${sql.identifier(name)}`))

/** Adds transfers that are not there yet, whole with their first writing: every index costs once. Write their tokens before. */
export async function writeTransfers(tx: Drizzle, rows: readonly TransferRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PART)
    await tx
      .insert(transfers)
      .select(
        sql`select ${sql.join(asTold, sql`, `)} from (
          select ${sql.join(asLogged, sql`, `)},
            k.decimals as token_decimals, k.trusted as token_trusted, k.spam as token_spam
          from ${unnestRows(transfers, rows.slice(from, from + PART))}
          left join tokens k on k.chain_id = rows.chain_id and k.address = rows.token
        ) as told`,
      )
      .onConflictDoNothing()
}
