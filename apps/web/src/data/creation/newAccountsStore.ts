import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { useStore } from '../store/useStore.ts'
import { listCodec } from '../storage/listCodec.ts'

const Expected = z.object({
  chainId: ChainId,
  /** The address of the future account. */
  address: AddressSchema,
  name: z.string(),
  /** The account whose transaction creates it. */
  parent: AddressSchema,
  /** Epoch milliseconds. */
  draftedAt: z.number(),
})
export type ExpectedAccount = z.output<typeof Expected>

/** Accounts that a transaction will create. They get their names when they exist. */
const store = createStoredValue<ExpectedAccount[]>('countersign.expected-accounts', [], listCodec(Expected))

/** Bounds the entries of proposals that are never executed. */
const MOST = 50

const isOf = (chainId: string, address: Address) => (one: ExpectedAccount) =>
  one.chainId === chainId && isSameAddress(one.address, address)

export const expectAccount = (account: ExpectedAccount): void =>
  store.update((all) => [...all.filter((one) => !isOf(account.chainId, account.address)(one)), account].slice(-MOST))

export const forgetExpected = (chainId: string, address: Address): void =>
  store.update((all) => all.filter((one) => !isOf(chainId, address)(one)))

/** The accounts that transactions of one account create. */
export const useExpectedAccounts = ({ chainId, safe }: AccountKey): ExpectedAccount[] =>
  useStore(store).filter((one) => one.chainId === chainId && isSameAddress(one.parent, safe))
