/** One HTTP request to the node, in milliseconds since 1970. */
export type NodeRequest = { readonly methods: readonly string[]; readonly begun: number; readonly ended: number }

type Timed = Pick<NodeRequest, 'begun' | 'ended'>

/**
 * The longest chain of requests in which each began after the one before had ended: the number of round trips that a slow node makes
 * visible. Requests of one moment count once.
 */
export function longestChain<Request extends Timed>(requests: readonly Request[]): Request[] {
  const chains = new Map<Request, Request[]>()
  for (const request of requests.toSorted((one, other) => one.ended - other.ended)) {
    let before: Request[] = []
    for (const [earlier, chain] of chains)
      if (earlier.ended <= request.begun && chain.length > before.length) before = chain
    chains.set(request, [...before, request])
  }
  return [...chains.values()].reduce((best, chain) => (chain.length > best.length ? chain : best), [])
}
