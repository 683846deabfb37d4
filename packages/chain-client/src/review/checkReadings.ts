import { checkDecoding, type Check, type Read, type TokenFacts } from '@countersign/safe/checks'
import type { ReviewedCall } from './readDecoding.ts'

/**
 * How certain it is that the calls mean what is shown. A method of the token standards counts as certain at a contract that answers like a
 * token.
 *
 * @param tokens as their contracts report them, by lower-case address
 * @example
 * const check = checkReadings([], new Map())
 */
export const checkReadings = (calls: readonly ReviewedCall[], tokens: ReadonlyMap<string, Read<TokenFacts>>): Check =>
  checkDecoding(
    calls.map(({ token, ...call }) => ({
      ...call,
      isOfToken: token !== null && tokens.get(token.toLowerCase())?.ok === true,
    })),
  )
