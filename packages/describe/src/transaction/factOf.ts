import type { Decoding } from '@countersign/safe/decode'

/**
 * Returns a decoding that can be shown as a fact; null if the method or its parameters are uncertain.
 *
 * @example
 * factOf(viewFixture.decode?.(transferData, usdc).decoding)?.method
 */
export const factOf = (decoding: Decoding | null | undefined): Decoding | null =>
  decoding && decoding.certainty.kind !== 'inexact' && decoding.certainty.kind !== 'collision' ? decoding : null
