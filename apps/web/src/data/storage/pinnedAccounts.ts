import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

export const SavedAccount = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  /** Shown in the navigation. */
  pinned: z.boolean(),
  /** Epoch milliseconds. */
  addedAt: z.number(),
})
export type SavedAccount = z.output<typeof SavedAccount>

/** Accounts stored in this browser: watched accounts, some of them pinned. */
export const savedAccountsStore = createStoredValue<SavedAccount[]>('countersign.accounts', [], listCodec(SavedAccount))

export const isSameAccount = (first: AccountKey, second: AccountKey): boolean =>
  first.chainId === second.chainId && isSameAddress(first.safe, second.safe)

/** Stores an account in this browser. An account that is already stored keeps its position. */
export function saveAccount(key: AccountKey, { pinned = true, addedAt = Date.now() } = {}): void {
  const safe: Address = checksumAddress(key.safe)
  savedAccountsStore.update((accounts) =>
    accounts.some((account) => isSameAccount(account, key))
      ? accounts.map((account) =>
          isSameAccount(account, key) ? { ...account, pinned: account.pinned || pinned } : account,
        )
      : [...accounts, { chainId: key.chainId, safe, pinned, addedAt }],
  )
}

export const forgetAccount = (key: AccountKey): void =>
  savedAccountsStore.update((accounts) => accounts.filter((account) => !isSameAccount(account, key)))

export const pinAccount = (key: AccountKey, pinned: boolean): void => {
  if (pinned) saveAccount(key, { pinned })
  else
    savedAccountsStore.update((accounts) =>
      accounts.map((account) => (isSameAccount(account, key) ? { ...account, pinned } : account)),
    )
}

export const useSavedAccounts = (): SavedAccount[] => useStore(savedAccountsStore)
export const usePinnedAccounts = (): SavedAccount[] => useSavedAccounts().filter(({ pinned }) => pinned)
