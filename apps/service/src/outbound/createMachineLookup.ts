import { lookup as lookupName, type LookupAddress } from 'node:dns'
import { createGate } from './createGate.ts'
import { loopbackOf, type NameLookup } from './NameLookup.ts'

export type MachineLookup = {
  readonly lookup: NameLookup
  /** Call this when no connection to the addresses succeeded: the next look-up then waits for a new answer. */
  forget(name: string): void
}

/** A cached answer up to this age is used as it is. */
const FRESH_MS = 30_000
/** An older one, up to this age, is still used while a new answer is awaited. */
const STALE_MS = 3_600_000
const FAILED_MS = 1000
/** Half of the process's worker threads; file operations need the others. */
const MOST_RUNNING = 2

type Known = { readonly at: number; readonly addresses: LookupAddress[] }

const askMachine: NameLookup = (name) =>
  new Promise((resolve, reject) =>
    lookupName(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

/**
 * Looks up names that the operator configured, in the way of the machine: with `/etc/hosts`, search domains and other settings. This uses
 * `dns.lookup`, which occupies a worker thread, so concurrent look-ups of a name share one and the answer is cached.
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

/** Shared by all callers in this process that contact hosts of the configuration. */
export const machineLookup = createMachineLookup()
