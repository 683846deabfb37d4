import type { Check } from '@countersign/safe/checks'
import * as z from 'zod/mini'
import { createStoredValue, useStoredValue } from '../storage/createStoredValue.ts'
import { jsonCodec } from '../storage/jsonCodec.ts'
import { isSameSubject, SubjectFields, type Subject } from './Subject.ts'

const Override = z.object({
  ...SubjectFields,
  checkId: z.string(),
  field: z.nullable(z.string()),
  title: z.string(),
  /** What the check said then, without the block it was asked at. */
  reason: z.string(),
  /** What the person typed. */
  typed: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
})
/** A danger somebody chose to sign over, in their own words, for one hash only. */
export type Override = z.output<typeof Override>

const store = createStoredValue<Override[]>('countersign.overrides', [], jsonCodec(z.array(Override)))

/** A hash or a signature that differs (S2–S5) is never somebody's choice: there is no override for it. */
const NEVER: ReadonlySet<string> = new Set<Check['id']>([
  'service-hash',
  'witness-hash',
  'contract-hash',
  'contract-domain',
  'typed-data',
  'returned-signature',
  'account-signature',
  'signing-error',
])
export const isOverridable = ({ id }: Pick<Check, 'id'>): boolean => !NEVER.has(id)

/** What has to be typed: the finding itself, in letters every keyboard has. */
export const phraseOf = ({ title }: Pick<Check, 'title'>): string => `accept: ${plain(title)}`

export const isTyped = (typed: string, check: Pick<Check, 'title'>): boolean => plain(typed) === phraseOf(check)

export function addOverrides(subject: Subject, overridden: readonly { check: Check; typed: string }[]): void {
  const at = Date.now()
  store.update((all) => [
    ...all.filter((entry) => !isSameSubject(entry, subject) || !overridden.some(({ check }) => isAbout(entry, check))),
    ...overridden.map(({ check, typed }) => ({
      ...subject,
      checkId: check.id,
      field: check.field ?? null,
      title: check.title,
      reason: timeless(check.reason),
      typed,
      at,
    })),
  ])
}

export const removeOverride = (override: Override): void =>
  store.update((all) =>
    all.filter(
      (entry) =>
        !isSameSubject(entry, override) || entry.checkId !== override.checkId || entry.field !== override.field,
    ),
  )

export const overridesOf = (subject: Subject, all: readonly Override[] = store.get()): Override[] =>
  all.filter((entry) => isSameSubject(entry, subject))

export const useOverrides = (subject: Subject | null): Override[] => {
  const all = useStoredValue(store)
  return subject === null ? [] : overridesOf(subject, all)
}

/** Holds only for the very finding that was read: another reason under the same name blocks again. */
export const isAbout = (override: Override, check: Check): boolean =>
  override.checkId === check.id &&
  override.field === (check.field ?? null) &&
  override.title === check.title &&
  override.reason === timeless(check.reason)

/** The dangers that still block: not overridden, or never to be. */
export const blockingOf = (checks: readonly Check[], overrides: readonly Override[]): Check[] =>
  checks.filter(
    (check) =>
      check.verdict === 'danger' && !(isOverridable(check) && overrides.some((override) => isAbout(override, check))),
  )

const timeless = (reason: string): string => reason.replace(/\bblock [\d,]+/g, 'block')
const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
