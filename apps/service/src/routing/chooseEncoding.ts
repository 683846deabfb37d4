import type { Encoding } from '../files/readPacked.ts'

/**
 * The smallest encoding that a client accepts; null for none.
 * @param accepted the request's `accept-encoding`
 */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = String(accepted ?? '')
  return /\bbr\b/.test(offers) ? 'br' : /\bgzip\b/.test(offers) ? 'gzip' : null
}
