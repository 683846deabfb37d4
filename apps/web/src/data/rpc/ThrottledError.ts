import { connectionMessages as messages } from '../connection/connectionMessages.ts'

/** A node requests fewer calls. The page repeats the call, and reports the error only when every attempt failed. */
export class ThrottledError extends Error {
  override readonly name = 'ThrottledError'
  /** The `Retry-After` header; null when missing. */
  readonly retryAfter: string | null
  constructor(host: string, retryAfter: string | null) {
    super(messages.limits(host))
    this.retryAfter = retryAfter
  }
}

const SAYS_LIMITED =
  /rate.?limit|too many requests|throttl|(capacity|quota|compute units?).*(exceed|reach)|exceed.*(capacity|quota|compute unit|request)/i

/**
 * Some nodes report the limit in the answer to a call. A contract may revert with the same words, with code 3 or after "execution
 * reverted".
 */
export const saysThrottled = ({ code, message }: { readonly code: number; readonly message: string }): boolean =>
  code === 429 || (code !== 3 && !/^execution reverted/i.test(message) && SAYS_LIMITED.test(message))
