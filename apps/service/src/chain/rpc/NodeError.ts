import { BaseError } from 'viem'

export type NodeErrorKind = 'unreachable' | 'timeout' | 'limited' | 'garbled' | 'oversized' | 'behind' | 'foreign'

/**
 * A node did not do its job, as opposed to answering that a call is wrong. Another node may be asked the same. Names the
 * node by its host only: the path of its URL may be a key.
 */
export class NodeError extends BaseError {
  readonly kind: NodeErrorKind
  /** How long the node asked to be left alone. */
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
