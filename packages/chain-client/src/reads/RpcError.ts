/**
 * A JSON-RPC read failed. `code` is the node's own code, or null when no node answered.
 *
 * @example
 * throw new RpcError('execution reverted', 3)
 */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number | null
  /** Additional data of the node, for example the revert reason of a contract; undefined without one. */
  readonly data: unknown
  constructor(message: string, code: number | null = null, cause?: unknown, data?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
  }
}
