import { isOverrideOf, recordOverride, type Check } from '@countersign/safe/checks'
import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../data/store/useStore.ts'
import { isSameSubject, SubjectFields, type Subject } from './Subject.ts'
import { listCodec } from '../../data/storage/listCodec.ts'

const Override = z.object({
  ...SubjectFields,
  checkId: z.string(),
  field: z.nullable(z.string()),
  title: z.string(),
  /** The reason of the check at that time, without the block number. */
  reason: z.string(),
  /** What the user typed. */
  typed: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
})
/** A danger that the user overrode, in the user's own words, for one hash only. */
export type Override = z.output<typeof Override>

const store = createStoredValue<Override[]>('countersign.overrides', [], listCodec(Override))

/** Skips findings that were not typed completely or that cannot be overridden. */
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

/** @param all by default what is stored now: another tab may have revoked one a moment ago */
export const overridesOf = (subject: Subject, all: readonly Override[] = store.read()): Override[] =>
  all.filter((entry) => isSameSubject(entry, subject))

export const useOverrides = (subject: Subject | null): Override[] => {
  const all = useStore(store)
  return subject === null ? [] : overridesOf(subject, all)
}
