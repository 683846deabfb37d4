import { sql } from 'drizzle-orm'
import type { Drizzle } from './database.ts'

export type TagArea = 'collectibles' | 'queued' | 'history' | 'messages'

/** Raises revisions of accounts: epoch seconds, and always higher than before, so that a poller sees every change. */
export async function bumpTags(
  tx: Drizzle,
  touched: readonly { chainId: string; safe: string; areas: Iterable<TagArea> }[],
  at: number,
): Promise<void> {
  const byArea = new Map<TagArea, { chainId: string; safe: string }[]>()
  for (const { chainId, safe, areas } of touched)
    for (const area of areas) byArea.set(area, [...(byArea.get(area) ?? []), { chainId, safe }])
  const seconds = Math.floor(at / 1000)
  for (const [area, accounts] of byArea) {
    const column = sql.identifier(`${area}_tag`)
    await tx.execute(sql`
      update safes set ${column} = greatest(${seconds}::integer, ${column} + 1)
      from (select distinct * from unnest(${sql.param(accounts.map(({ chainId }) => chainId))}::text[],
        ${sql.param(accounts.map(({ safe }) => safe))}::text[]) as touched(chain_id, address)) as touched
      where safes.chain_id = touched.chain_id and safes.address = touched.address`)
  }
}
