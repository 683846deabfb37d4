import type { Check } from '@countersign/safe/checks'

/** From this value on, in the currency shown, the device must be compared before signing. */
export const HIGH_VALUE = 100_000

type Input = {
  readonly checks: readonly Check[]
  /** What leaves the account, in the currency shown; null while prices are not known. */
  readonly value: number | null
}

/** Why the signer must say that the device shows the same; null where it is their choice. */
export function comparisonReason({ checks, value }: Input): string | null {
  if (checks.some(({ verdict }) => verdict === 'danger')) return 'required, over a danger'
  if (checks.some(({ id, verdict }) => id === 'settings' && verdict !== 'verified')) return 'required, control changes'
  return value !== null && value >= HIGH_VALUE ? 'required above 100,000' : null
}
