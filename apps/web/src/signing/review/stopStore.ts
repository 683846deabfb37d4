import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../data/store/useStore.ts'
import { isSameSubject, SubjectFields, type Subject } from './Subject.ts'
import { listCodec } from '../../data/storage/listCodec.ts'

const Stop = z.object({ ...SubjectFields, reason: z.string(), at: z.number() })
/** The wallet gave an answer that the page cannot explain. Nothing more is signed until the user compared the hashes on another machine. */
export type Stop = z.output<typeof Stop>

const store = createStoredValue<Stop[]>('countersign.stops', [], listCodec(Stop))
const without = (all: readonly Stop[], subject: Subject) => all.filter((entry) => !isSameSubject(entry, subject))

/** Stored over a reload: reloading must not lift a stop. */
export const stopSigning = (subject: Subject, reason: string): void =>
  store.update((all) => [...without(all, subject), { ...subject, reason, at: Date.now() }])

export const allowSigning = (subject: Subject): void => store.update((all) => without(all, subject))

/** As it is stored now: another tab may have stopped a moment ago. */
export const findStop = (subject: Subject): Stop | null =>
  store.read().find((entry) => isSameSubject(entry, subject)) ?? null

export const useStop = (subject: Subject | null): Stop | null => {
  const all = useStore(store)
  return (subject && all.find((entry) => isSameSubject(entry, subject))) ?? null
}
