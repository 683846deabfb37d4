import { createStore } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

/** `limited`: it limited requests within the last half minute. */
export type NodeStatus = {
  readonly state: 'answers' | 'limited' | 'failing'
  /** Epoch milliseconds. */
  readonly since: number
}

/** A node that failed is tried last for this long, so that it does not delay every call. */
const FAILING_MS = 30_000
const LIMITED_MS = 30_000

type Times = { failedUntil: number; limitedAt: number; restsUntil: number }

/** By `performance.now()`, because the wall clock may jump. */
const times = new Map<string, Times>()
const statuses = createStore<ReadonlyMap<string, NodeStatus>>(new Map())

const timesOf = (url: string): Times => {
  const known = times.get(url) ?? { failedUntil: -Infinity, limitedAt: -Infinity, restsUntil: -Infinity }
  times.set(url, known)
  return known
}

function set(url: string, state: NodeStatus['state']): void {
  const all = statuses.get()
  if (all.get(url)?.state === state) return
  statuses.set(new Map([...all, [url, { state, since: Date.now() }]]))
}

/** The result of each node's last call, by URL. Every chain read of this page reports here. */
export const nodeStatus = {
  all: statuses.get,
  subscribe: statuses.subscribe,
  answered(url: string) {
    const known = timesOf(url)
    known.failedUntil = -Infinity
    // A node that refuses every second request would otherwise change its state twice in one moment.
    set(url, performance.now() - known.limitedAt < LIMITED_MS ? 'limited' : 'answers')
  },
  /** @param restMs how long the node must not be called */
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
  /** Milliseconds until the node may be called again. */
  restMs: (url: string): number => Math.max(0, (times.get(url)?.restsUntil ?? 0) - performance.now()),
  isFailing: (url: string): boolean => (times.get(url)?.failedUntil ?? 0) > performance.now(),
  /** The order in which nodes are tried: healthy nodes, then those with a pause, then those that failed. */
  rank: (url: string): number => (nodeStatus.isFailing(url) ? 2 : nodeStatus.restMs(url) > 0 ? 1 : 0),
}

export const useNodeStatus = (): ReadonlyMap<string, NodeStatus> => useStore(statuses)
