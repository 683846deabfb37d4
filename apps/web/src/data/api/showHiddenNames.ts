import type { Routes } from '@countersign/api'
import { showHidden } from '@countersign/safe/light'

/** Fields that pages show beside other words. */
const NAMES = new Set(['chainName', 'humanDescription', 'methodName', 'name', 'symbol', 'tokenName', 'tokenSymbol'])

/** Answers that are hashed or written back as they are. */
const EXACT = new Set<keyof Routes>(['getMessage', 'getMessages', 'getJournal'])

/**
 * Replaces characters in names of an answer that are not seen or that turn the reading direction around, so that no name moves the words
 * beside it. Changes the answer in place, before any other code holds it.
 */
export function showHiddenNames(answer: unknown, route?: keyof Routes): void {
  if (typeof answer !== 'object' || answer === null || (route !== undefined && EXACT.has(route))) return
  for (const [field, value] of Object.entries(answer))
    if (typeof value === 'object') showHiddenNames(value)
    else if (typeof value === 'string' && NAMES.has(field)) Reflect.set(answer, field, showHidden(value))
}
