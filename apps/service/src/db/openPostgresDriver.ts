import pg from 'pg'
import type { Driver, Session } from './database.ts'
import { createLeases } from './postgresLeases.ts'
import { createListener } from './postgresListener.ts'

type Queryable = {
  query(config: { text: string; values: unknown[]; rowMode?: 'array' }): Promise<{ rows: unknown[] }>
}

const sessionOf =
  (client: Queryable): Session =>
  async (text, values, rowMode) =>
    (await client.query(rowMode === 'array' ? { text, values, rowMode } : { text, values })).rows

export async function openPostgresDriver(connectionString: string): Promise<Driver> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // Without a listener a connection lost while idle ends the process.
  pool.on('error', () => undefined)
  await pool.query('select 1')
  const leases = createLeases(connectionString)
  const listener = createListener(connectionString)
  return {
    kind: 'postgres',
    hold: leases.hold,
    listen: listener.listen,
    query: sessionOf(pool),
    async begin() {
      const client = await pool.connect()
      try {
        await client.query('begin')
      } catch (error) {
        client.release(true)
        throw error
      }
      const end = async (statement: 'commit' | 'rollback') => {
        try {
          await client.query(statement)
          client.release()
        } catch (error) {
          client.release(true)
          throw error
        }
      }
      return { query: sessionOf(client), commit: () => end('commit'), rollback: () => end('rollback') }
    },
    async close() {
      await Promise.all([leases.close(), listener.close()])
      await pool.end()
    },
  }
}
