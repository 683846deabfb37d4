import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { createUseOrder } from '../cache/createUseOrder.ts'
import { createGate } from './createGate.ts'
import { loopbackOf, type NameLookup } from './NameLookup.ts'

type Options = {
  /** `address` or `address:port`; the machine's own when empty. */
  servers?: readonly string[]
  timeoutMs?: number
  mostRunning?: number
  mostWaiting?: number
}

const MOST_NAMES = 2000
const SHORTEST_MS = 5000
const LONGEST_MS = 300_000
const FAILED_MS = 5000
/** When the addresses of one family are known, those of the other get this much more time. */
const OTHER_FAMILY_MS = 300

type Found = { readonly addresses: LookupAddress[]; readonly ttlMs: number }
type Entry = { readonly until: number; readonly answer: Promise<LookupAddress[]> }

/**
 * Looks up names that clients and contracts supply. It contacts the name servers itself (c-ares): `dns.lookup` occupies one of the
 * process's four worker threads while a name server is silent, and file operations and the host names of nodes need those threads too. It
 * does not use `/etc/hosts` and search domains: they name hosts of the operator's network, which clients may not reach. The caller checks
 * the addresses at each connection, cached or not.
 */
export function createNameServerLookup({
  servers = [],
  timeoutMs = 4000,
  mostRunning = 64,
  mostWaiting = 256,
}: Options = {}): NameLookup {
  const cache = createUseOrder<Entry>()
  const gate = createGate(mostRunning, mostWaiting, 'too many names are being looked up')

  function remember(name: string, entry: Entry): void {
    cache.set(name, entry)
    cache.trim(MOST_NAMES)
  }

  return (given) => {
    const name = given.toLowerCase()
    const loopback = loopbackOf(name)
    if (loopback) return Promise.resolve(loopback)
    const known = cache.use(name)
    if (known && known.until > performance.now()) return known.answer
    const found = gate.run(() => ask(name, servers, timeoutMs))
    const answer = found.then(({ addresses }) => addresses)
    // Requests that arrive during the look-up share its answer.
    remember(name, { until: Infinity, answer })
    found.then(
      ({ ttlMs }) => remember(name, { until: performance.now() + ttlMs, answer }),
      () => remember(name, { until: performance.now() + FAILED_MS, answer }),
    )
    return answer
  }
}

/** A new resolver for each name: it can be cancelled separately, and it reads the machine's current name servers. */
async function ask(name: string, servers: readonly string[], timeoutMs: number): Promise<Found> {
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 3), tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  const timers = [setTimeout(cancel, timeoutMs)]
  const queries = [resolver.resolve4(name, { ttl: true }), resolver.resolve6(name, { ttl: true })]
  const shortenWait = () => void timers.push(setTimeout(cancel, OTHER_FAMILY_MS))
  for (const query of queries) query.then(shortenWait, () => undefined)
  try {
    const answers = await Promise.allSettled(queries)
    const records = answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' ? answer.value.map((record) => ({ ...record, family: index === 0 ? 4 : 6 })) : [],
    )
    const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    if (records.length === 0) throw failed ?? new Error(`${name} has no address`)
    const ttlMs = Math.min(...records.map(({ ttl }) => ttl * 1000))
    return {
      addresses: records.map(({ address, family }) => ({ address, family })),
      ttlMs: Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ttlMs)),
    }
  } finally {
    timers.forEach(clearTimeout)
  }
}

/** With the machine's own name servers. */
export const lookupAtNameServers = createNameServerLookup()
