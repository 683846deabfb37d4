import type { AccountKey } from '../keys/queryKeys.ts'

/** Drafts have one entry each in the storage of the browser, so that two tabs do not overwrite each other's drafts. */
export const DRAFTS_PREFIX = 'countersign.drafts.'

const prefixOf = ({ chainId, safe }: AccountKey): string => `${DRAFTS_PREFIX}${chainId}:${safe.toLowerCase()}:`

export const keyOfDraft = ({ id, ...account }: AccountKey & { readonly id: string }): string =>
  `${prefixOf(account)}${id}`

/** The number of drafts of an account, without reading them. */
export function countDrafts(account: AccountKey): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(account))).length
  } catch {
    return 0
  }
}
