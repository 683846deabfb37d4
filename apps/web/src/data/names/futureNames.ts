import { type Address, createStore } from '@countersign/primitives'

export type FutureName = { readonly chainId: string; readonly address: Address; readonly name: string }

/** The names of accounts that are not deployed yet, set by `nameFutureAccounts` after the first content. */
export const futureNames = createStore<readonly FutureName[]>([])
