import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Database } from '../db/database/Database.ts'

/** Data from clients: the journal, its projection, and the durable tables. */
const TABLES = [
  'journal_state',
  'account_journal',
  'messages',
  'message_confirmations',
  'delegates',
  'shared_entries',
  'undeployed_accounts',
  'multisig_transactions',
  'confirmations',
  'notification_devices',
  'notification_subscriptions',
  'relay_tasks',
  'relay_uses',
  'ended_sessions',
  'secrets',
] as const
const FILES = ['journal.jsonl', 'durable.json'] as const

/** Without `auth_marks`: the contract requires that a failed sign-in consumes the nonce. */
const QUERY = sql.raw(
  TABLES.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from "${table}" t`,
  ).join(' union all '),
)
const Rows = z.array(z.object({ name: z.string(), hash: z.string() }))

/** A hash per table and file; equal hashes show that nothing was changed in between. */
export async function hashStoredData(db: Database, dataDir: string): Promise<Record<string, string>> {
  const tables = z.parse(Rows, await db.drizzle.execute(QUERY)).map(({ name, hash }) => [name, hash])
  const files = FILES.map((name) => join(dataDir, name))
    .filter((path) => existsSync(path))
    .map((path) => [path, createHash('md5').update(readFileSync(path)).digest('hex')])
  return Object.fromEntries([...tables, ...files])
}
