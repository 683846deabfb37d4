import { BaseError } from 'viem'

export type NodeErrorKind = 'unreachable' | 'timeout' | 'limited' | 'garbled' | 'oversized' | 'behind' | 'foreign'

/**
 * A node failed, as opposed to answering that a call is wrong; the request may be sent to another node. Names the
 * node by its host only: the path of its URL may be a key.
 */
export class NodeError extends BaseError {
  readonly kind: NodeErrorKind
  /** The pause that the node asked for. */
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
  limited: 'asks for fewer requests',
  garbled: 'gave an answer that cannot be read',
  oversized: 'was asked for too much at once',
  behind: 'does not have the block that was asked for',
  foreign: 'serves another chain',
}
