import * as z from 'zod/mini'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../../data/store/useStore.ts'

/** Accounts whose queue hides proposals of proposers: `chainId:0x…` in lower case. */
const store = createStoredValue<string[]>('countersign.hidden-proposals', [], jsonCodec(z.array(z.string())))

const nameOf = ({ chainId, safe }: AccountKey): string => `${chainId}:${safe.toLowerCase()}`

export const setProposalsHidden = (key: AccountKey, isHidden: boolean): void =>
  store.update((all) => [...all.filter((name) => name !== nameOf(key)), ...(isHidden ? [nameOf(key)] : [])])

export const useProposalsHidden = (key: AccountKey): boolean => useStore(store).includes(nameOf(key))
