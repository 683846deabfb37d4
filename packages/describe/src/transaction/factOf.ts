import type { Decoding } from '@countersign/safe/decode'

/** A decoding that may be said as it is; null for one that leaves doubt about the method or its parameters. */
export const factOf = (decoding: Decoding | null | undefined): Decoding | null =>
  decoding && decoding.certainty.kind !== 'inexact' && decoding.certainty.kind !== 'collision' ? decoding : null
