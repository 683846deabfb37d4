/** How many requests an embedded app can send. */
export type BridgeLimits = {
  /** Sustained requests per second. Faster requests wait, and are refused when the queue is full. */
  readonly perSecond: number
  /** The number of requests that may arrive at once. */
  readonly burst: number
  /** The maximum number of waiting requests. */
  readonly waiting: number
  /** The maximum total characters in the params of waiting requests. */
  readonly waitingSize: number
  /** The maximum number of concurrent reads of the chain and of the service. */
  readonly rpc: number
  /** The maximum number of `eth_getLogs` among them. */
  readonly logs: number
  readonly rpcTimeoutMs: number
  readonly logsTimeoutMs: number
  /** The maximum number of prompts that wait behind the open one. */
  readonly prompts: number
  /** The number of rejections in a row that pauses the app's prompts. */
  readonly rejections: number
  readonly coolDownMs: number
  /** The maximum number of characters in the params of one request. */
  readonly paramsSize: number
  readonly paramsDepth: number
}

/** Far above what real apps send, and below what would disturb the user, a node or the page. */
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
