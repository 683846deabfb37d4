/**
 * Whole coins worth roughly 10,000 to 50,000 US dollars, for chains whose coin is cheaper or dearer than ether. The bound does not use
 * prices, so a service that reports a false price cannot move it.
 */
const BOUNDS: Readonly<Record<string, bigint>> = { '56': 50n, '100': 50_000n, '137': 100_000n, '43114': 1_000n }
const DEFAULT_BOUND = 10n

export const coinBound = (chainId: string): bigint => BOUNDS[chainId] ?? DEFAULT_BOUND
