import { BaseError } from 'viem'

export type NodeErrorKind = 'unreachable' | 'timeout' | 'limited' | 'garbled' | 'oversized' | 'behind' | 'foreign'

/**
 * The node failed; the request may be sent to another node. (A node that rejects a call gives a different error.) The message contains only
 * the host, because the path of a node's URL may be a key.
 */
export class NodeError extends BaseError {
  readonly kind: NodeErrorKind
  /** The pause that the node requested. */
  readonly retryAfterMs: number | null

  constructor(kind: NodeErrorKind, host: string, details: string, retryAfterMs: number | null = null) {
    super(`The node ${host} ${WORDS[kind]}.`, { details, name: 'NodeError' })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

const WORDS: Record<NodeErrorKind, string> = {
  unreachable: 'cannot be reached',
  timeout: 'took too long to answer',
  limited: 'limits the rate of requests',
  garbled: 'sent an answer that cannot be parsed',
  oversized: 'would have to send too large an answer',
  behind: 'does not have the requested block',
  foreign: 'serves another chain',
}
