import pg from 'pg'
import * as z from 'zod/mini'

const Granted = z.array(z.object({ granted: z.boolean() })).check(z.minLength(1))

/** Advisory locks, each on a connection of its own: they end with the process, however it ends. */
export function createLeases(connectionString: string) {
  const held = new Map<string, pg.Client>()

  async function take(name: string): Promise<boolean> {
    const client = new pg.Client({ connectionString })
    const drop = () => {
      if (held.get(name) === client) held.delete(name)
    }
    client.on('error', drop)
    client.on('end', drop)
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as granted', [name])
    if (z.parse(Granted, rows)[0]?.granted) {
      held.set(name, client)
      return true
    }
    await client.end()
    return false
  }

  return {
    async hold(name: string): Promise<boolean> {
      return held.has(name) || take(name)
    },
    async close(): Promise<void> {
      const clients = [...held.values()]
      held.clear()
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
    },
  }
}
