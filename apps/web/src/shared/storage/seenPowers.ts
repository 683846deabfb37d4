import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress, type Address } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AccountKey } from '../query/queryKeys.ts'
import { createStoredValue, useStoredValue } from './createStoredValue.ts'
import { jsonCodec } from './jsonCodec.ts'

const SeenPowers = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  modules: z.array(AddressSchema),
  guard: z.nullable(AddressSchema),
  moduleGuard: z.nullable(AddressSchema),
  fallbackHandler: z.nullable(AddressSchema),
  masterCopy: AddressSchema,
})
export type SeenPowers = z.output<typeof SeenPowers>

/** What has power over each account beside its owners, as somebody here last saw and accepted it. */
const store = createStoredValue<SeenPowers[]>('countersign.powers', [], jsonCodec(z.array(SeenPowers)))

const isOf = (key: AccountKey) => (entry: AccountKey) =>
  entry.chainId === key.chainId && isSameAddress(entry.safe, key.safe)

type Powers = Omit<SeenPowers, 'chainId' | 'safe' | 'modules'> & { readonly modules: readonly Address[] }

export const noteSeenPowers = ({ chainId, safe }: AccountKey, powers: Powers): void => {
  const { modules, guard, moduleGuard, fallbackHandler, masterCopy } = powers
  const entry = { chainId, safe, modules: [...modules], guard, moduleGuard, fallbackHandler, masterCopy }
  store.update((all) => [...all.filter((known) => !isOf(entry)(known)), entry])
}

/** Null on the first visit. */
export const findSeenPowers = (key: AccountKey): SeenPowers | null => store.get().find(isOf(key)) ?? null
export const useSeenPowers = (key: AccountKey): SeenPowers | null => useStoredValue(store).find(isOf(key)) ?? null
