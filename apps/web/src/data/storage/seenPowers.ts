import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import type { SeenSettings } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

const SeenPowers = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  modules: z.array(AddressSchema),
  guard: z.nullable(AddressSchema),
  moduleGuard: z.nullable(AddressSchema),
  fallbackHandler: z.nullable(AddressSchema),
  masterCopy: AddressSchema,
  /** Owners, threshold and time are missing in entries of an earlier version of this page. */
  owners: z.optional(z.array(AddressSchema)),
  threshold: z.optional(z.int()),
  /** Epoch milliseconds of the last visit without a difference. */
  seenAt: z.optional(z.number()),
})
export type SeenPowers = z.output<typeof SeenPowers>

/** Who controls each account, as the user last saw and accepted it. */
const store = createStoredValue<SeenPowers[]>('countersign.powers', [], listCodec(SeenPowers))

const isOf = (key: AccountKey) => (entry: AccountKey) =>
  entry.chainId === key.chainId && isSameAddress(entry.safe, key.safe)

type Powers = { [Name in keyof SeenSettings]-?: Exclude<SeenSettings[Name], undefined> }

/** @param now epoch milliseconds */
export const noteSeenPowers = ({ chainId, safe }: AccountKey, powers: Powers, now = Date.now()): void => {
  const { guard, moduleGuard, fallbackHandler, masterCopy, threshold } = powers
  const lists = { modules: [...powers.modules], owners: [...powers.owners] }
  const entry = { chainId, safe, ...lists, guard, moduleGuard, fallbackHandler, masterCopy, threshold }
  store.update((all) => [...all.filter((known) => !isOf(entry)(known)), { ...entry, seenAt: now }])
}

/** Fields that an earlier version of this page did not store take their current values. */
export const completeSeenPowers = (
  key: AccountKey,
  { owners, threshold }: Pick<Powers, 'owners' | 'threshold'>,
): void =>
  store.update((all) =>
    all.map((entry) =>
      isOf(key)(entry)
        ? { ...entry, owners: entry.owners ?? [...owners], threshold: entry.threshold ?? threshold }
        : entry,
    ),
  )

/** Null on the first visit. */
export const findSeenPowers = (key: AccountKey): SeenPowers | null => store.get().find(isOf(key)) ?? null
export const useAllSeenPowers = (): ((key: AccountKey) => SeenPowers | null) => {
  const all = useStore(store)
  return (key) => all.find(isOf(key)) ?? null
}
