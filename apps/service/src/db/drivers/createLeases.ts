import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { TableVersion } from '../database/TableVersion.ts'
import { projectionSchema } from '../migrate/projectionSchema.ts'
import { chooseLeases } from './chooseLeases.ts'
import { createMutex } from './createMutex.ts'
import { shareRuns } from './shareRuns.ts'

/**
 * A holder that does not renew for this long has lost the lease. Holders renew every second, so a takeover takes well below ten seconds.
 */
const TERM_MS = 4000
const RENEW_MS = 1000
/** A free lease that the process with the fewest leases has not taken for this long is taken by any process that wants it. */
const OVERDUE_MS = 2500
const REQUEST = 'request:'

/** Leases that are spread over the processes of this version; others stay with their holder. */
const isSpread = (name: string) => name.startsWith('indexer:') && name.endsWith(` of ${projectionSchema()}`)

export type Leases = {
  /**
   * True while this process has the lease. `onGranted` is called when it gets the lease between two calls, and when it is asked to hand it
   * over, which the next call does.
   */
  hold(name: string, onGranted?: () => void): Promise<boolean>
  /** True when another process is to get the lease: the holder ends its work at the next safe point and calls `hold`. */
  yields(name: string): boolean
  close(): Promise<void>
}

const Rows = z.array(z.object({ name: z.string(), holder: z.string(), isHeld: z.boolean(), isOwn: z.boolean() }))

/** A process with another version than the tables gets no lease. */
const IS_ALLOWED = `($4::text is null or exists (
  select from schema_version v, durable_version d where v.id = 1 and d.id = 1 and v.value = $4 and d.number <= $5::integer))`

/** Renews the leases of this process, and reads all. Rows are locked in the same order by every process. */
const RENEW = `with own as (
    select name from leases where holder = $1 and not starts_with(name, $2) and ${IS_ALLOWED} order by name for update
  ), renewed as (
    update leases set held_until = clock_timestamp() + $3 * interval '1 millisecond' from own where leases.name = own.name
    returning leases.name
  )
  select l.name, l.holder, l.held_until > clock_timestamp() as "isHeld", r.name is not null as "isOwn"
  from leases l left join renewed r on r.name = l.name`

const TAKE = `insert into leases (name, holder, held_until)
  select name, $1, clock_timestamp() + $3 * interval '1 millisecond' from unnest($2::text[]) as name where ${IS_ALLOWED}
  on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
  where leases.holder = excluded.holder or leases.held_until < clock_timestamp()
  returning name`

const GIVE = `update leases set holder = $2, held_until = clock_timestamp() + $4 * interval '1 millisecond'
  where name = $3 and holder = $1`

/**
 * Rows with a term, by the database's clock: they expire when the holder dies, when its connection hangs, and when it is suspended. A
 * holder that resumes may believe in its lease for a moment; its writes then must be refused for another reason (for the indexer: the
 * cursor has moved). Every second a process renews its leases in one statement, and takes, asks for or hands over some (`chooseLeases`).
 * @param knownVersion of the tables; a process with another version than the database gets no lease
 */
export function createLeases(pool: pg.Pool, knownVersion: () => TableVersion | null): Leases {
  // Readable for an operator; the last part makes the name unique for this process.
  const self = `${hostname()} ${process.pid} ${randomUUID()}`
  const wanted = new Map<string, () => void>()
  /** When the lease ends, by this process's own clock, counted from before the request. */
  const held = new Map<string, number>()
  /** Leases that are handed over at the next safe point, with the process that gets them. */
  let yielding: ReadonlyMap<string, string> = new Map()
  const freeSince = new Map<string, number>()
  /** The names that the last round took into account, and its end. */
  let considered: ReadonlySet<string> = new Set()
  let consideredAt = -Infinity
  let closing = false
  const turn = createMutex()

  const isHeld = (name: string) => !closing && (held.get(name) ?? 0) > performance.now()
  const versionParameters = () => [knownVersion()?.value ?? null, knownVersion()?.durable ?? null]

  async function take(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    const asked = performance.now()
    const { rows } = await pool.query(TAKE, [self, names, TERM_MS, ...versionParameters()])
    for (const { name } of z.parse(z.array(z.object({ name: z.string() })), rows))
      if (!name.startsWith(REQUEST)) held.set(name, asked + TERM_MS)
  }

  async function look(): Promise<void> {
    const before = new Set([...wanted.keys()].filter(isHeld))
    const asked = performance.now()
    const { rows } = await pool.query(RENEW, [self, REQUEST, TERM_MS, ...versionParameters()])
    const names = [...wanted.keys()]
    const holders = new Map<string, string>()
    const requests = new Map<string, string>()
    held.clear()
    for (const { name, holder, isHeld: isCurrent, isOwn } of z.parse(Rows, rows)) {
      if (isOwn) held.set(name, asked + TERM_MS)
      if (!isCurrent && !isOwn) continue
      if (name.startsWith(REQUEST)) requests.set(name.slice(REQUEST.length), holder)
      else holders.set(name, holder)
    }
    for (const name of names) {
      if (holders.has(name)) freeSince.delete(name)
      else if (!freeSince.has(name)) freeSince.set(name, asked)
    }
    const {
      take: free,
      ask,
      give,
    } = chooseLeases({
      self,
      wanted: names.filter(isSpread),
      holders: new Map([...holders].filter(([name]) => isSpread(name))),
      requests: new Map([...requests].filter(([name]) => isSpread(name))),
      overdue: new Set([...freeSince].flatMap(([name, since]) => (since < asked - OVERDUE_MS ? [name] : []))),
    })
    const others = names.filter((name) => !isSpread(name) && !holders.has(name))
    await take([...free, ...others, ...ask.map((name) => REQUEST + name)].toSorted())
    const asking = [...give.keys()].filter((name) => !yielding.has(name))
    yielding = give
    considered = new Set(names)
    consideredAt = performance.now()
    for (const name of [...names.filter((one) => isHeld(one) && !before.has(one)), ...asking]) wanted.get(name)?.()
  }

  const round = shareRuns(async () => {
    const release = await turn.acquire()
    await look().finally(release)
  })

  /** Waits for a running round, which would count the lease as held again. */
  async function give(name: string, to: string): Promise<void> {
    const release = await turn.acquire()
    try {
      held.delete(name)
      yielding = new Map([...yielding].filter(([one]) => one !== name))
      await pool.query(GIVE, [self, to, name, TERM_MS])
    } finally {
      release()
    }
  }

  const timer = setInterval(() => {
    // Unreachable: the leases expire, and the holder's next call reports the cause.
    if (wanted.size > 0) void round().catch(() => undefined)
  }, RENEW_MS)
  timer.unref()

  return {
    async hold(name, onGranted = () => undefined) {
      wanted.set(name, onGranted)
      const nextHolder = yielding.get(name)
      if (nextHolder !== undefined) await give(name, nextHolder)
      if (isHeld(name)) return true
      if (!considered.has(name) || consideredAt < performance.now() - RENEW_MS) await round()
      return isHeld(name)
    },
    yields: (name) => yielding.has(name),
    async close() {
      closing = true
      clearInterval(timer)
      held.clear()
      // The next holder need not wait for the end of the term.
      await pool.query('delete from leases where holder = $1', [self]).catch(() => undefined)
    },
  }
}
