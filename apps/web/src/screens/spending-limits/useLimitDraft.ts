import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'

type Tools = typeof import('./limitCalls.ts')
type Build = (tools: Tools) => MultiSendCall[]

/** Makes one transaction from calls of the module, with the next free nonce, and passes it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { isBusy, error, draft, add } = useDraftCalls(onDraft)
  const made = async (build: Build, amount: Omit<TypedAmount, 'call'> | null) => {
    const calls = build(await import('./limitCalls.ts'))
    const call = calls.length === 1 ? null : calls.length - 1
    return { calls, typed: amount === null ? [] : [{ ...amount, call }] }
  }
  return {
    isBusy,
    error,
    /** @param amount the typed amount and its place in the last call; null without a typed amount */
    draft: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null) => draft(() => made(build, amount)),
    /** Puts the calls into the batch of the account. */
    add: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null, onAdded?: () => void) =>
      add(() => made(build, amount), onAdded),
  }
}
