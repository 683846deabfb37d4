import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import type { TypedAmount } from '@countersign/safe/checks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'

export type DraftCalls = {
  readonly calls: readonly MultiSendCall[]
  /** Absent: the next free nonce. */
  readonly nonce?: bigint
  /** Amounts as typed, which the review compares with the bytes. */
  readonly typed?: readonly TypedAmount[]
}

/**
 * Makes one transaction of calls of the open account. `draft` gets the calls from a function, so that the code that encodes them can
 * be loaded when it is wanted.
 * @param onDraft gets the transaction, for its review
 */
export function useDraftCalls(
  onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void | Promise<void>,
) {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  // Observed here, so that the nonce of a draft is a fresh one.
  useQuery(noncesQuery(key))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const draft = async (build: () => DraftCalls | Promise<DraftCalls>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const [{ calls, nonce, typed = [] }, { draftOf }, safe, nonces] = await Promise.all([
        build(),
        import('../../data/chain-access/draftOf.ts'),
        client.ensureQueryData(safeQuery(key)),
        client.ensureQueryData(noncesQuery(key)),
      ])
      const options = { chain, safe, nonce: nonce ?? BigInt(nonces.recommendedNonce), safeTxGas: null }
      await onDraft(await draftOf(calls, options), typed)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, draft }
}
