/**
 * Decimals of the native coin. Wallets count it so on every network (EIP-3085), and every bundled network does. What a service says
 * instead is compared and never used: amounts are read and written with this.
 *
 * @example
 * parseUnits('0.4', NATIVE_DECIMALS)
 */
export const NATIVE_DECIMALS = 18
