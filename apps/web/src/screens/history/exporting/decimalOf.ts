/** A decimal string of an amount in millionths, for `fiatText`. */
export const decimalOf = (millionths: bigint): string => {
  const digits = millionths.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
