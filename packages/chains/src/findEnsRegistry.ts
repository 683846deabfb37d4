import type { Address } from './SafeDeployment.ts'

/** ENS uses the same registry address on every network. */
const ENS_REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
/** Ethereum and Sepolia. */
const CHAINS: ReadonlySet<string> = new Set(['1', '11155111'])

/**
 * The ENS registry (EIP-137) of a chain; null if none is bundled. No request is made.
 *
 * @param chainId decimal
 * @example
 * findEnsRegistry('1') // '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
 */
export const findEnsRegistry = (chainId: string): Address | null => (CHAINS.has(chainId) ? ENS_REGISTRY : null)
