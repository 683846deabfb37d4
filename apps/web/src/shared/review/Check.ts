import type { Verdict } from '@countersign/ui'

/** A question with an answer. One that could not be asked says so; it never counts as passed. */
export type Check = {
  readonly id: CheckId
  readonly verdict: Verdict
  readonly title: string
  readonly reason: string
}
export type CheckId =
  | 'service-hash'
  | 'contract-hash'
  | 'account-state'
  | 'account-code'
  | 'nonce'
  | 'delegatecall'
  | 'refund'
  | 'settings'
  | 'signatures'
  | 'contract-owners'
  | 'execution'
  | 'message-content'
  | 'message-chain'
  | 'message-handler'
  | 'account-signature'

/** A chain read that may have failed, as data: a failed one becomes "not checked", never "verified". */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string }

export async function attempt<Value>(read: Promise<Value>): Promise<Read<Value>> {
  try {
    return { ok: true, value: await read }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'no answer' }
  }
}

const ORDER: Record<Verdict, number> = { danger: 0, caution: 1, unchecked: 2, verified: 3 }

export const worstFirst = (checks: readonly Check[]): Check[] =>
  checks.toSorted((first, second) => ORDER[first.verdict] - ORDER[second.verdict])

export const dangersOf = (checks: readonly Check[]): Check[] => checks.filter(({ verdict }) => verdict === 'danger')
