import type { Address } from '@countersign/primitives'

/** The name under which the page shows the fee of a creation: see `feeChoices`. */
export const nameOfCreation = (chainId: string, address: Address | null): string => `creation:${chainId}:${address}`
