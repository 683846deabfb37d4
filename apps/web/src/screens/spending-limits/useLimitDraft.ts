import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import type { batchedCalls } from '../../data/drafts/batchedCalls.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'

type Tools = typeof import('./limitCalls.ts')
type BatchedCalls = ReturnType<typeof batchedCalls>
/** @param batched the calls that the batch already has, when the new ones join it */
type Build = (tools: Tools, batched: BatchedCalls) => MultiSendCall[]

/** Makes one transaction from calls of the module, with the next free nonce, and passes it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { key } = useAccount()
  const { isBusy, error, draft, add } = useDraftCalls(onDraft)
  const made = async (build: Build, amount: Omit<TypedAmount, 'call'> | null, batched: BatchedCalls) => {
    const calls = build(await import('./limitCalls.ts'), batched)
    const call = calls.length === 1 ? null : calls.length - 1
    return { calls, typed: amount === null ? [] : [{ ...amount, call }] }
  }
  return {
    isBusy,
    error,
    /** @param amount the typed amount and its place in the last call; null without a typed amount */
    draft: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null) => draft(() => made(build, amount, [])),
    /** Puts the calls into the batch of the account. */
    add: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null, onAdded?: () => void) =>
      add(async () => {
        const { batchedCalls } = await import('../../data/drafts/batchedCalls.ts')
        return made(build, amount, batchedCalls(key))
      }, onAdded),
  }
}
