/** Sends one JSON-RPC read to the nodes of a chain; rejects with an `RpcError`. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>
