const DIGITS = 3

/** The amount with three significant digits, never less than it is: what is called the most must not be rounded down. */
export function roundedUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS))
  return ((wei + unit - 1n) / unit) * unit
}
