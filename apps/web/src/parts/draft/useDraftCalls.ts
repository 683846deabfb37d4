import { errorText } from '@countersign/primitives'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import type { TypedAmount } from '@countersign/safe/checks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import type { DraftFacts } from '../../data/drafts/addToBatch.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useAddToBatch } from './useAddToBatch.ts'

export type DraftCalls = {
  readonly calls: readonly MultiSendCall[]
  /** Missing: the next free nonce. */
  readonly nonce?: bigint
  /** Amounts as typed, which the review compares with the bytes. */
  readonly typed?: readonly TypedAmount[]
}

/**
 * Creates one transaction from calls of the open account. `draft` takes a function that returns the calls, so that their encoder can be
 * loaded on demand.
 * `add` puts the same calls into the batch of the account instead.
 * @param onDraft receives the transaction, for its review
 */
export function useDraftCalls(
  onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void | Promise<void>,
) {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  // The query is observed here, so that the nonce of a draft is fresh.
  useQuery(noncesQuery(key))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const addToBatch = useAddToBatch()
  const run = async (steps: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await steps()
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  const draft = (build: () => DraftCalls | Promise<DraftCalls>): Promise<void> =>
    run(async () => {
      const [{ calls, nonce, typed = [] }, { draftOf }, safe, nonces] = await Promise.all([
        build(),
        import('../../data/chain-access/draftOf.ts'),
        client.ensureQueryData(safeQuery(key)),
        client.ensureQueryData(noncesQuery(key)),
      ])
      const options = { chain, safe, nonce: nonce ?? BigInt(nonces.recommendedNonce), safeTxGas: null }
      await onDraft(await draftOf(calls, options), typed)
    })
  /** @param onAdded called once the browser has stored the batch, to empty the form */
  const add = (
    build: () => DraftCalls | Promise<DraftCalls>,
    onAdded: () => void = () => {},
    facts: () => DraftFacts = () => ({}),
  ): Promise<void> =>
    run(async () => {
      const [{ calls, typed = [] }, { savedCallsOf }] = await Promise.all([
        build(),
        import('../../data/drafts/addToBatch.ts'),
      ])
      await addToBatch(savedCallsOf(calls, typed), facts())
      onAdded()
    })
  return { isBusy, error, draft, add }
}
