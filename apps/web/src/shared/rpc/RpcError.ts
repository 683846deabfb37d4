/** A JSON-RPC read failed. `code` is the node's own code, or null when no node answered. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number | null
  constructor(message: string, code: number | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
