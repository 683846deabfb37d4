import { lookup as lookupName, type LookupAddress } from 'node:dns'
import { createGate } from './createGate.ts'
import { loopbackOf, type NameLookup } from './NameLookup.ts'

export type MachineLookup = {
  readonly lookup: NameLookup
  /** No connection to its addresses came about: the next look-up waits for a new answer. */
  forget(name: string): void
}

/** Within this the cached answer is used as it is. */
const FRESH_MS = 30_000
/** After that, and while a new answer is awaited, the cached one is still used up to this age. */
const STALE_MS = 3_600_000
const FAILED_MS = 1000
/** Half of the process's worker threads: files need the others. */
const MOST_RUNNING = 2

type Known = { readonly at: number; readonly addresses: LookupAddress[] }

const askMachine: NameLookup = (name) =>
  new Promise((resolve, reject) =>
    lookupName(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

/**
 * Looks up names that the operator configured, the way the machine does: with `/etc/hosts`, search domains and what else is set
 * up. That is `dns.lookup`, which occupies a worker thread of the process, so each name is asked once at a time and cached.
 */
export function createMachineLookup(ask: NameLookup = askMachine, clock = () => performance.now()): MachineLookup {
  const known = new Map<string, Known>()
  const failed = new Map<string, { readonly until: number; readonly error: unknown }>()
  const running = new Map<string, Promise<LookupAddress[]>>()
  const gate = createGate(MOST_RUNNING, Infinity, '')

  function refresh(name: string): Promise<LookupAddress[]> {
    const answer = gate
      .run(() => ask(name))
      .then(
        (addresses) => {
          known.set(name, { at: clock(), addresses })
          failed.delete(name)
          return addresses
        },
        (error: unknown) => {
          failed.set(name, { until: clock() + FAILED_MS, error })
          throw error
        },
      )
      .finally(() => running.delete(name))
    running.set(name, answer)
    return answer
  }

  return {
    async lookup(name) {
      const loopback = loopbackOf(name)
      if (loopback) return loopback
      const cached = known.get(name)
      const age = cached ? clock() - cached.at : Infinity
      if (cached && age < FRESH_MS) return cached.addresses
      const failure = failed.get(name)
      const mayAsk = !failure || failure.until <= clock()
      const answer = running.get(name) ?? (mayAsk ? refresh(name) : Promise.reject(failure.error))
      if (!cached || age >= STALE_MS) return answer
      answer.catch(() => undefined)
      return cached.addresses
    },
    forget: (name) => void known.delete(name),
  }
}

/** Shared by everything in this process that calls hosts of the configuration. */
export const machineLookup = createMachineLookup()
