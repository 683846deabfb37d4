import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import type { TypedAmount } from '@countersign/safe/checks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noncesQuery } from '../../shared/query/noncesQuery.ts'
import { safeQuery } from '../../shared/query/safeQuery.ts'
import { useAccount } from '../../shared/url/useAccount.ts'

type Tools = typeof import('./limitCalls.ts')

/** Makes one transaction of calls of the module, at the next free nonce, and hands it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  // Watched here, so that what the draft takes is not from long ago.
  useQuery(noncesQuery(key))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** @param amount what was typed, and where the last of the calls has it; null where nothing was typed */
  const draft = async (build: (tools: Tools) => MultiSendCall[], amount: Omit<TypedAmount, 'call'> | null = null) => {
    setBusy(true)
    setError(null)
    try {
      const [tools, { draftOf }, safe, nonces] = await Promise.all([
        import('./limitCalls.ts'),
        import('../../shared/chain-access/draftOf.ts'),
        client.ensureQueryData(safeQuery(key)),
        client.ensureQueryData(noncesQuery(key)),
      ])
      const nonce = BigInt(nonces.recommendedNonce)
      const calls = build(tools)
      const transaction = await draftOf(calls, { chain, safe, nonce, safeTxGas: null })
      onDraft(transaction, amount === null ? [] : [{ ...amount, call: calls.length === 1 ? null : calls.length - 1 }])
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, draft }
}
