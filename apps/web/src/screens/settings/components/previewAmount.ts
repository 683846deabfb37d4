import { displayUnits } from '@countersign/primitives'

/** The amount in the pictures of rows, written as the language writes numbers. */
export const previewAmount = (): string => `${displayUnits(3_600_000n, 2, { minFraction: 2, group: true })} USDC`
