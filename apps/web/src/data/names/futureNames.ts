import type { Address } from '@countersign/primitives'
import { createStore } from '../store/createStore.ts'

export type FutureName = { readonly chainId: string; readonly address: Address; readonly name: string }

/** The names of accounts that are not deployed yet, set by `nameFutureAccounts` after the first content. */
export const futureNames = createStore<readonly FutureName[]>([])
