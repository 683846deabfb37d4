import * as z from 'zod/mini'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

/** Accounts whose queue hides proposals of proposers: `chainId:0x…` in lower case. */
export const hiddenProposalsStore = createStoredValue<string[]>(
  'countersign.hidden-proposals',
  [],
  jsonCodec(z.array(z.string())),
)

const nameOf = ({ chainId, safe }: AccountKey): string => `${chainId}:${safe.toLowerCase()}`

export const setProposalsHidden = (key: AccountKey, isHidden: boolean): void =>
  hiddenProposalsStore.update((all) => [
    ...all.filter((name) => name !== nameOf(key)),
    ...(isHidden ? [nameOf(key)] : []),
  ])

/** @param accounts the value of the store */
export const areProposalsHidden = (
  key: AccountKey,
  accounts: readonly string[] = hiddenProposalsStore.get(),
): boolean => accounts.includes(nameOf(key))
