/**
 * How the simulation calls a node. The page passes its own client, so that failover, keys and batching stay in one
 * place.
 *
 * @example
 * const rpc: Rpc = { url: 'http://127.0.0.1:8545', request: (method, params) => client.request({ method, params }) }
 */
export type Rpc = {
  /** The node's URL, for display. */
  readonly url: string
  /** RPCs with the same witness count once towards a quorum. Default: the host of the URL. */
  readonly witness?: string
  /** Returns the `result` of one JSON-RPC call; rejects with the node's error text. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}
