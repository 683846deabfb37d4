import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { TableVersion } from '../database/TableVersion.ts'

/**
 * A holder that does not renew for this long has lost the lease. Holders renew every second, so a takeover takes well below ten seconds.
 */
const TERM_MS = 4000
const RENEW_MS = 1000

export type Leases = {
  /** True while this process has the lease. `onGranted` is called when it gets the lease between two calls. */
  hold(name: string, onGranted?: () => void): Promise<boolean>
  close(): Promise<void>
}

/**
 * Rows with a term, by the database's clock: they expire when the holder dies, when its connection hangs, and when it is suspended. A
 * holder that resumes may believe in its lease for a moment; its writes then must be refused for another reason (for the indexer: the
 * cursor has moved).
 * @param knownVersion of the tables; a process with another version than the database gets no lease
 */
export function createLeases(pool: pg.Pool, knownVersion: () => TableVersion | null): Leases {
  // Readable for an operator; the last part makes the name unique for this process.
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`
  const wanted = new Map<string, () => void>()
  /** When the lease ends, by this process's own clock, counted from before the request. */
  const held = new Map<string, number>()
  let closing = false

  async function take(name: string): Promise<boolean> {
    const asked = performance.now()
    const known = knownVersion()
    const { rowCount } = await pool.query(
      `insert into leases (name, holder, held_until) 
       select $1, $2, clock_timestamp() + $3 * interval '1 millisecond'
       where $4::text is null or exists (
         select from schema_version v, durable_version d where v.id = 1 and d.id = 1 and v.value = $4 and d.number <= $5::integer)
       on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
       where leases.holder = excluded.holder or leases.held_until < clock_timestamp()`,
      [name, holder, TERM_MS, known?.value ?? null, known?.durable ?? null],
    )
    if (rowCount === 1 && !closing) held.set(name, asked + TERM_MS)
    else held.delete(name)
    return held.has(name)
  }

  const isHeld = (name: string) => (held.get(name) ?? 0) > performance.now()

  const renewing = new Set<string>()
  async function renew(name: string, onGranted: () => void): Promise<void> {
    // While the database hangs, requests must not queue.
    if (renewing.has(name)) return
    renewing.add(name)
    const before = isHeld(name)
    // Unreachable: the lease expires, and the holder's next call reports the cause.
    const now = await take(name).catch(() => false)
    renewing.delete(name)
    if (now && !before) onGranted()
  }
  const timer = setInterval(() => {
    for (const [name, onGranted] of wanted) void renew(name, onGranted)
  }, RENEW_MS)
  timer.unref()

  return {
    async hold(name, onGranted = () => undefined) {
      wanted.set(name, onGranted)
      return isHeld(name) || take(name)
    },
    async close() {
      closing = true
      clearInterval(timer)
      held.clear()
      // The next holder need not wait for the end of the term.
      await pool.query('delete from leases where holder = $1', [holder]).catch(() => undefined)
    },
  }
}
