import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'

type Tools = typeof import('./limitCalls.ts')

/** Makes one transaction from calls of the module, with the next free nonce, and passes it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { isBusy, error, draft } = useDraftCalls(onDraft)
  return {
    isBusy,
    error,
    /** @param amount the typed amount and its place in the last call; null without a typed amount */
    draft: (build: (tools: Tools) => MultiSendCall[], amount: Omit<TypedAmount, 'call'> | null = null) =>
      draft(async () => {
        const calls = build(await import('./limitCalls.ts'))
        const call = calls.length === 1 ? null : calls.length - 1
        return { calls, typed: amount === null ? [] : [{ ...amount, call }] }
      }),
  }
}
