import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** The addresses of a host name. Rejects when the name has none. */
export type NameLookup = (name: string) => Promise<LookupAddress[]>

/** The callback form that `http.request` takes. `refuse` returns an error when the found addresses must not be called. */
export function toLookupFunction(
  lookup: NameLookup,
  refuse: (name: string, found: readonly LookupAddress[]) => Error | null,
): LookupFunction {
  return (name, { all }, done) => {
    lookup(name).then(
      (found) => {
        const [first] = found
        const refusal = refuse(name, found) ?? (first ? null : new Error(`${name} has no address`))
        if (refusal || !first) done(refusal, [])
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    )
  }
}

const LOCALHOST = /^(.+\.)?localhost\.?$/i

/** RFC 6761: `localhost` names are this machine, whatever a name server or a file says. Null for every other name. */
export const loopbackOf = (name: string): LookupAddress[] | null =>
  LOCALHOST.test(name)
    ? [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ]
    : null
