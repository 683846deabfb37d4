/**
 * Permit2, at the same address on every chain (`@uniswap/permit2-sdk` 1.4.0, `PERMIT2_ADDRESS`).
 *
 * @example
 * findWellKnownContract(PERMIT2_ADDRESS, '1')?.name // 'Permit2'
 */
export const PERMIT2_ADDRESS = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
