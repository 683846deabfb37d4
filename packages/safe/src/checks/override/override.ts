import type { Check } from '../Check.ts'
import type { CheckId } from '../CheckId.ts'
import { overrideMessages as messages } from './overrideMessages.ts'

/**
 * The stored form of an override, which is also part of the evidence file. It is valid for one hash; the store knows
 * which.
 *
 * @example
 * const record: OverrideRecord = recordOverride(check, { typed, at: Date.now() })
 */
export type OverrideRecord = {
  readonly checkId: string
  readonly field: string | null
  readonly title: string
  /** The text of the finding, without the block number. */
  readonly reason: string
  /** The text that the user typed. */
  readonly typed: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * A hash or a signature that differs (S2–S5), an amount other than the typed one, and calls that do not lead to the
 * chosen owners can never be overridden.
 */
const NEVER: ReadonlySet<CheckId> = new Set<CheckId>([
  'service-hash',
  'witness-hash',
  'contract-hash',
  'contract-domain',
  'typed-data',
  'returned-signature',
  'account-signature',
  'typed-amounts',
  'owner-target',
  'signing-error',
])

/**
 * Whether a danger may be overridden.
 *
 * @example
 * isOverridable({ id: 'witness-hash' }) // false
 */
export const isOverridable = ({ id }: Pick<Check, 'id'>): boolean => !NEVER.has(id)

/**
 * The sentence that the user must type to override a danger: the finding itself, in letters that every keyboard has.
 *
 * @example
 * overrideSentence({ title: 'Delegatecall to unknown code' }) // 'accept: delegatecall to unknown code'
 */
export const overrideSentence = ({ title }: Pick<Check, 'title'>): string => messages.accept(plain(title))

/**
 * Whether a text is the sentence, ignoring letter case, spaces and quotation marks.
 *
 * @example
 * isOverrideTyped('Accept: delegatecall to unknown code', danger) // true
 */
export const isOverrideTyped = (typed: string, check: Pick<Check, 'title'>): boolean =>
  plain(typed) === overrideSentence(check)

/**
 * How many characters of the sentence were typed so far, from its beginning.
 *
 * @example
 * matchingCharacters('accept: del', { title: 'Delegatecall to unknown code' }) // 11
 */
export function matchingCharacters(typed: string, check: Pick<Check, 'title'>): number {
  const [said, sentence] = [plain(typed), overrideSentence(check)]
  let matching = 0
  while (matching < said.length && said[matching] === sentence[matching]) matching++
  return matching
}

/**
 * The record of a typed override.
 *
 * @returns null if the danger cannot be overridden or the typed text is not the sentence
 * @example
 * recordOverride(danger, { typed: 'ok', at: 1_795_176_240_000 }) // null
 */
export function recordOverride(
  check: Check,
  { typed, at }: Pick<OverrideRecord, 'typed' | 'at'>,
): OverrideRecord | null {
  if (check.verdict !== 'danger' || !isOverridable(check) || !isOverrideTyped(typed, check)) return null
  const { id, title, reason, field = null } = check
  return { checkId: id, field, title, reason: timeless(reason), typed, at }
}

/**
 * Whether a record belongs to exactly this finding: another reason under the same title blocks again.
 *
 * @example
 * const record = recordOverride(danger, { typed: 'accept: delegatecall to unknown code', at: 1_795_176_240_000 })
 * record !== null && isOverrideOf(record, danger) // true
 */
export const isOverrideOf = (record: Omit<OverrideRecord, 'typed' | 'at'>, check: Check): boolean =>
  record.checkId === check.id &&
  record.field === (check.field ?? null) &&
  record.title === check.title &&
  record.reason === timeless(check.reason)

/**
 * The dangers that still block: not overridden, or not overridable.
 *
 * @param records the overrides of the hash that is signed
 * @example
 * blockingChecks(checks, records).length === 0 // may be signed
 */
export const blockingChecks = (checks: readonly Check[], records: readonly OverrideRecord[]): Check[] =>
  checks.filter(
    (check) =>
      check.verdict === 'danger' && !(isOverridable(check) && records.some((record) => isOverrideOf(record, check))),
  )

/** The same finding at a later block counts as the same finding. */
const timeless = (reason: string): string => reason.replace(/\bblock [\d,]+(?:\.\d{3})*/gi, 'block')
const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”„]/g, '"').replace(/\s+/g, ' ').trim()
