import type { AccountKey } from './queryKeys.ts'

/** `31337:0x…` in lower case: one name per account, whatever the case of the address. */
export const nameOfKey = ({ chainId, safe }: AccountKey): string => `${chainId}:${safe.toLowerCase()}`
