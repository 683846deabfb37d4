export type BridgeLimits = {
  /** Requests per second in the long run. What comes faster waits, and is refused when too much waits. */
  readonly perSecond: number
  /** Requests that may come at once. */
  readonly burst: number
  /** Requests that wait for their turn. */
  readonly waiting: number
  /** Characters of all params that wait, together. */
  readonly waitingSize: number
  /** Reads of the chain at the same time. */
  readonly rpc: number
  /** `eth_getLogs` at the same time, of those. */
  readonly logs: number
  readonly rpcTimeoutMs: number
  readonly logsTimeoutMs: number
  /** Prompts that wait behind the one that is open. */
  readonly prompts: number
  /** Rejections in a row that pause the app's prompts. */
  readonly rejections: number
  readonly coolDownMs: number
  /** Characters of one request's params. */
  readonly paramsSize: number
  readonly paramsDepth: number
}

/** Well above what real apps do, well below what disturbs a person, a node or the page. */
export const DEFAULT_LIMITS: BridgeLimits = {
  perSecond: 20,
  burst: 60,
  waiting: 256,
  waitingSize: 2_000_000,
  rpc: 8,
  logs: 2,
  rpcTimeoutMs: 30_000,
  logsTimeoutMs: 20_000,
  prompts: 3,
  rejections: 3,
  coolDownMs: 30_000,
  paramsSize: 500_000,
  paramsDepth: 40,
}
