/**
 * Bytes as text: `0x` followed by an even number of hexadecimal digits.
 *
 * @example
 * const data: Hex = '0xa9059cbb'
 */
export type Hex = `0x${string}`
