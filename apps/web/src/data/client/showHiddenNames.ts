import type { Routes } from '@countersign/api'
import { showHidden } from '@countersign/primitives'

/** Fields that pages show beside other words. */
const NAMES = new Set([
  'chainName',
  'humanDescription',
  'kind',
  'method',
  'methodName',
  'name',
  'symbol',
  'tokenName',
  'tokenSymbol',
])

/** Routes whose answers are hashed or sent back unchanged. */
const EXACT = new Set<keyof Routes>(['getMessage', 'getMessages', 'getJournal', 'getSharedBook'])

/**
 * Replaces invisible characters and characters that reverse the reading direction in the names of an answer, so that no name moves the
 * words beside it. Changes the answer in place, before any other code receives it.
 */
export function showHiddenNames(answer: unknown, route?: keyof Routes): void {
  if (typeof answer !== 'object' || answer === null || (route !== undefined && EXACT.has(route))) return
  for (const [field, value] of Object.entries(answer))
    if (typeof value === 'object') showHiddenNames(value)
    else if (typeof value === 'string' && NAMES.has(field)) Reflect.set(answer, field, showHidden(value))
}
