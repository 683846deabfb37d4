import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall, SafeTransactionData } from '@countersign/safe/light'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'

type Tools = typeof import('./limitCalls.ts')

/** Makes one transaction of calls of the module, at the next free nonce, and hands it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { isBusy, error, draft } = useDraftCalls(onDraft)
  return {
    isBusy,
    error,
    /** @param amount what was typed, and where the last of the calls has it; null where nothing was typed */
    draft: (build: (tools: Tools) => MultiSendCall[], amount: Omit<TypedAmount, 'call'> | null = null) =>
      draft(async () => {
        const calls = build(await import('./limitCalls.ts'))
        const call = calls.length === 1 ? null : calls.length - 1
        return { calls, typed: amount === null ? [] : [{ ...amount, call }] }
      }),
  }
}
