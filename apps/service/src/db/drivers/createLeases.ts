import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { TableVersion } from '../database/TableVersion.ts'

/** A holder that is not heard of for this long has lost it. With a second of asking, well below ten seconds. */
const TERM_MS = 4000
const RENEW_MS = 1000

export type Leases = {
  /** True while this process has it. `onGranted` is called when it gets it between two asks. */
  hold(name: string, onGranted?: () => void): Promise<boolean>
  close(): Promise<void>
}

/**
 * Rows with a term, by the database's clock: they end when the holder dies, when its connection hangs, and when it is
 * stopped without dying. A holder that comes back from such a stop may believe in its lease for a moment; whatever it writes
 * then must be refused for another reason (the indexer's: the cursor has moved).
 * @param knownVersion of the tables; a process whose version the database no longer has gets no lease
 */
export function createLeases(pool: pg.Pool, knownVersion: () => TableVersion | null): Leases {
  // Readable for an operator; the last part makes the name unique for this process.
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`
  const wanted = new Map<string, () => void>()
  /** Until when, by this process's own clock, counted from before the asking. */
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
    // While the database hangs, the questions must not pile up.
    if (renewing.has(name)) return
    renewing.add(name)
    const before = isHeld(name)
    // Unreachable: it ends by itself, and the holder's next ask says why.
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
      // The next one need not wait for the term.
      await pool.query('delete from leases where holder = $1', [holder]).catch(() => undefined)
    },
  }
}
