import { isOverrideOf, recordOverride, type Check } from '@countersign/safe/checks'
import * as z from 'zod/mini'
import { createStoredValue, useStoredValue } from '../../data/storage/createStoredValue.ts'
import { jsonCodec } from '../../data/storage/jsonCodec.ts'
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

/** What was not typed out in full, or may never be overridden, is left out. */
export function addOverrides(subject: Subject, typed: readonly { check: Check; typed: string }[]): void {
  const at = Date.now()
  const records = typed.flatMap(({ check, typed: text }) => recordOverride(check, { typed: text, at }) ?? [])
  store.update((all) => [
    ...all.filter((entry) => !isSameSubject(entry, subject) || !typed.some(({ check }) => isOverrideOf(entry, check))),
    ...records.map((record) => ({ ...subject, ...record })),
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
