/**
 * How the simulation asks a node. The page hands in its own reader, so that failover, keys and batching stay in one place.
 *
 * @example
 * const rpc: Rpc = { url: 'http://127.0.0.1:8545', request: (method, params) => client.request({ method, params }) }
 */
export type Rpc = {
  /** Whom the answers come from, for display. */
  readonly url: string
  /** RPCs with the same witness count as one towards a quorum; the host of the URL where it is absent. */
  readonly witness?: string
  /** The `result` of one JSON-RPC call; rejects with the node's words. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}
