import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

const AcceptedModules = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  modules: z.array(AddressSchema),
  /** Epoch milliseconds. */
  at: z.number(),
})
type AcceptedModules = z.output<typeof AcceptedModules>

/** The modules of each account that the user accepted in this browser, as a set: another module needs another acceptance. */
const store = createStoredValue<AcceptedModules[]>('countersign.accepted-modules', [], listCodec(AcceptedModules))

const isOf = (key: AccountKey) => (entry: AcceptedModules) =>
  entry.chainId === key.chainId && isSameAddress(entry.safe, key.safe)

const isSameSet = (first: readonly Address[], second: readonly Address[]): boolean =>
  first.length === second.length && first.every((one) => second.some((other) => isSameAddress(one, other)))

/** @param now epoch milliseconds */
export const acceptModules = ({ chainId, safe }: AccountKey, modules: readonly Address[], now = Date.now()): void =>
  store.update((all) => [
    ...all.filter((entry) => !isOf({ chainId, safe })(entry)),
    { chainId, safe, modules: [...modules], at: now },
  ])

const acceptedAt = (
  all: readonly AcceptedModules[],
  key: AccountKey,
  modules: readonly Address[] | undefined,
): number | null => {
  const entry = all.find(isOf(key))
  return entry && modules && isSameSet(entry.modules, modules) ? entry.at : null
}

/** When the user accepted exactly these modules of the account, in epoch milliseconds; null if not. */
export const findAcceptedModules = (key: AccountKey, modules: readonly Address[]): number | null =>
  acceptedAt(store.get(), key, modules)

/** The same, following changes. @param modules undefined until they were read */
export const useAcceptedModules = (key: AccountKey, modules: readonly Address[] | undefined): number | null =>
  acceptedAt(useStore(store), key, modules)
