/**
 * What a commit changed: `1:0x…` rows of an account, `1:` rows that accounts of the chain share. An answer that depends on every account of
 * a chain names `1:*`, which changes with each of its keys. The empty key means that everything changed.
 */
export type ChangeKey = `${string}:${string}` | ''

export const accountKey = (chainId: string, safe: string): ChangeKey => `${chainId}:${safe}`
export const sharedKey = (chainId: string): ChangeKey => `${chainId}:`
export const wholeChainKey = (chainId: string): ChangeKey => `${chainId}:*`
