import pg from 'pg'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'

export type JournalTable = {
  /** Adds records, as lines of a journal file. */
  insert(lines: readonly string[]): Promise<void>
  /** As for a new version of the tables: the next process fills them from the journal. */
  dropProjection(): Promise<void>
  /** The server's process for this connection. */
  readProcess(): Promise<number>
  close(): Promise<void>
}

/** The journal of a PostgreSQL database in which a service has created its tables, beside the service. */
export async function openJournalTable(url: string): Promise<JournalTable> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async insert(lines) {
      await client.query(
        `insert into journal (sequence, hash, previous, entry, at)
         select (line ->> 'sequence')::bigint, line ->> 'hash', line ->> 'previous', line -> 'entry', (line ->> 'at')::bigint
         from unnest($1::text[]::jsonb[]) as line`,
        [lines],
      )
    },
    async dropProjection() {
      await client.query(`drop schema "${projectionSchema()}" cascade`)
    },
    async readProcess() {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid ?? 0
    },
    close: () => client.end(),
  }
}
