/** A node asks for fewer requests. Repeated by the page, and told only when every attempt failed. */
export class ThrottledError extends Error {
  override readonly name = 'ThrottledError'
  /** The `Retry-After` header; null where there was none. */
  readonly retryAfter: string | null
  constructor(host: string, retryAfter: string | null) {
    super(`${host} limits requests`)
    this.retryAfter = retryAfter
  }
}

const SAYS_LIMITED =
  /rate.?limit|too many requests|throttl|(capacity|quota|compute units?).*(exceed|reach)|exceed.*(capacity|quota|compute unit|request)/i

/** Some nodes say so in the answer to a call. A contract may revert with the same words, with the code 3 or after "execution reverted". */
export const saysThrottled = ({ code, message }: { readonly code: number; readonly message: string }): boolean =>
  code === 429 || (code !== 3 && !/^execution reverted/i.test(message) && SAYS_LIMITED.test(message))
