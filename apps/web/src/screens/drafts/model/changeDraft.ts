import type { SavedCall, SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { PaymentFields } from '../../../data/drafts/PaymentFields.ts'

/**
 * The draft with other calls. The change of owners or modules that its calls made together is dropped, because the review would plan the
 * calls that were taken out again.
 */
export function withCalls(draft: SavedDraft, calls: readonly SavedCall[]): SavedDraft {
  const { owners: _owners, removedModules: _modules, ...rest } = draft
  return { ...rest, calls: [...calls] }
}

/** @param place the new position from 0; values outside the list mean its ends */
export function withCallMoved(draft: SavedDraft, id: string, place: number): SavedDraft {
  const moved = draft.calls.find((call) => call.id === id)
  if (moved === undefined) return draft
  const others = draft.calls.filter((call) => call.id !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return withCalls(draft, [...others.slice(0, at), moved, ...others.slice(at)])
}

export const withoutCall = (draft: SavedDraft, id: string): SavedDraft =>
  withCalls(
    draft,
    draft.calls.filter((call) => call.id !== id),
  )

/** A copy with its own id, also of its calls, so that both can be in one batch. */
export const copyOfDraft = (
  draft: SavedDraft,
  change: Partial<Pick<SavedDraft, 'name' | 'kind'>> = {},
): SavedDraft => ({
  ...draft,
  ...change,
  id: crypto.randomUUID(),
  calls: draft.calls.map((call) => ({ ...call, id: crypto.randomUUID() })),
})

/**
 * A template of a draft. Without its amounts, a payment has no bytes: they are made when the amounts are filled in.
 * @param payments what `paymentOf` reads from the calls, in their order
 */
export function templateOf(
  draft: SavedDraft,
  payments: readonly (PaymentFields | null)[],
  { name, keepsAmounts }: { readonly name: string; readonly keepsAmounts: boolean },
): SavedDraft {
  const { owners: _owners, removedModules: _modules, ...copy } = copyOfDraft(draft, { name, kind: 'template' })
  const calls = copy.calls.map((call, index): SavedCall => {
    const payment = payments[index] ?? null
    if (payment === null) return call
    // An NFT is sent as a whole: its amount is not filled in.
    const isBlank = !keepsAmounts && payment.tokenId === null
    const value = { ...payment, amount: isBlank ? '' : payment.amount }
    const fields = { form: 'payment' as const, value }
    return isBlank ? { ...call, call: null, typed: [], fields } : { ...call, fields }
  })
  return { ...copy, calls }
}

/** The first call that has no bytes yet, from 1; null if the draft is complete. */
export function firstUnfinished({ calls }: Pick<SavedDraft, 'calls'>): number | null {
  const index = calls.findIndex(({ call }) => call === null)
  return index < 0 ? null : index + 1
}
