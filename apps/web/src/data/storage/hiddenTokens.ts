import { AddressSchema } from '@countersign/api'
import { type Address, isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'

type HiddenTokens = Record<string, Address[]>

/** By `chainId:account` in lower case. */
export const hiddenTokensStore = createStoredValue<HiddenTokens>(
  'countersign.hidden-tokens',
  {},
  jsonCodec(z.record(z.string(), z.array(AddressSchema))),
)

/** Hidden per account, not per chain: a token may be spam in one account and an asset in another. */
const nameOf = ({ chainId, safe }: AccountKey): string => `${chainId}:${safe.toLowerCase()}`

export const hideToken = (key: AccountKey, token: Address): void =>
  hiddenTokensStore.update((all) => ({ ...all, [nameOf(key)]: [...(all[nameOf(key)] ?? []), token] }))

export const showToken = (key: AccountKey, token: Address): void =>
  hiddenTokensStore.update((all) => ({
    ...all,
    [nameOf(key)]: (all[nameOf(key)] ?? []).filter((hidden) => !isSameAddress(hidden, token)),
  }))

export const useHiddenTokens = (key: AccountKey): Address[] => useStore(hiddenTokensStore)[nameOf(key)] ?? []
