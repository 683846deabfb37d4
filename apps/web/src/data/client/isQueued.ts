import type { Hex } from '@countersign/primitives'
import { cursorOf } from '../api/cursorOf.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { api } from './apiClient.ts'

type Proposal = { readonly safeTxHash: Hex; readonly nonce: bigint }

/** The search ends here when a service keeps returning pages. */
const MOST_PAGES = 10

/**
 * Whether the service lists the proposal as waiting. The list is read up to its nonce, because a request for a single unknown transaction
 * would log an error in the browser's console.
 */
export async function isQueued(
  account: AccountKey,
  { safeTxHash, nonce }: Proposal,
  signal: AbortSignal,
): Promise<boolean> {
  let cursor: string | null = 'limit=100&offset=0'
  for (let read = 0; read < MOST_PAGES && cursor !== null; read++) {
    const query: { cursor: string } = { cursor }
    const { results, next } = await api().getQueue({ params: account, query, signal })
    const rows = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    if (rows.some(({ id }) => id.toLowerCase().endsWith(`_${safeTxHash.toLowerCase()}`))) return true
    const last = rows.at(-1)?.executionInfo
    if (last?.type === 'MULTISIG' && BigInt(last.nonce) > nonce) return false
    cursor = cursorOf(next)
  }
  return false
}
