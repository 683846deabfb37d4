import { useSyncExternalStore } from 'react'

/** `limited`: it asked for fewer requests within the last half minute. */
export type NodeStatus = {
  readonly state: 'answers' | 'limited' | 'failing'
  /** Epoch milliseconds. */
  readonly since: number
}

/** A node that failed is asked last for this long, instead of costing time on every call. */
const FAILING_MS = 30_000
const LIMITED_MS = 30_000

type Times = { failedUntil: number; limitedAt: number; restsUntil: number }

/** By `performance.now()`: the wall clock may jump. */
const times = new Map<string, Times>()
let statuses: ReadonlyMap<string, NodeStatus> = new Map()
const listeners = new Set<() => void>()

const timesOf = (url: string): Times => {
  const known = times.get(url) ?? { failedUntil: -Infinity, limitedAt: -Infinity, restsUntil: -Infinity }
  times.set(url, known)
  return known
}

function set(url: string, state: NodeStatus['state']): void {
  if (statuses.get(url)?.state === state) return
  statuses = new Map([...statuses, [url, { state, since: Date.now() }]])
  for (const listener of listeners) listener()
}

/** What each node did when it was last asked, by URL. Fed by every chain read of this page. */
export const nodeStatus = {
  all: () => statuses,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  answered(url: string) {
    const known = timesOf(url)
    known.failedUntil = -Infinity
    // A node that refuses every second request does both within one moment.
    set(url, performance.now() - known.limitedAt < LIMITED_MS ? 'limited' : 'answers')
  },
  /** @param restMs how long the node asked not to be asked at all */
  limited(url: string, restMs: number) {
    const known = timesOf(url)
    known.limitedAt = performance.now()
    known.restsUntil = known.limitedAt + Math.min(restMs, LIMITED_MS)
    known.failedUntil = -Infinity
    set(url, 'limited')
  },
  failed(url: string) {
    timesOf(url).failedUntil = performance.now() + FAILING_MS
    set(url, 'failing')
  },
  /** Milliseconds for which the node is not asked. */
  restMs: (url: string): number => Math.max(0, (times.get(url)?.restsUntil ?? 0) - performance.now()),
  isFailing: (url: string): boolean => (times.get(url)?.failedUntil ?? 0) > performance.now(),
  /** The order in which nodes are asked: those that rest after those that are well, those that failed last. */
  rank: (url: string): number => (nodeStatus.isFailing(url) ? 2 : nodeStatus.restMs(url) > 0 ? 1 : 0),
}

export const useNodeStatus = (): ReadonlyMap<string, NodeStatus> =>
  useSyncExternalStore(nodeStatus.subscribe, nodeStatus.all)
