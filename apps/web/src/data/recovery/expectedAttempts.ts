import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import { type Address, type Hex } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { listCodec } from '../storage/listCodec.ts'

const MOST = 200

const Expected = z.object({
  chainId: ChainId,
  module: AddressSchema,
  nonce: z.string().check(z.regex(/^\d{1,78}$/)),
  /** The hash of the attempt: another attempt with the same number is not expected. */
  hash: HashSchema,
})
export type ExpectedAttempt = z.output<typeof Expected>

/** Attempts that the user of this browser marked as expected. */
const expectedStore = createStoredValue<ExpectedAttempt[]>('countersign.expectedRecoveries', [], listCodec(Expected))

export const useExpectedAttempts = (): readonly ExpectedAttempt[] => useStore(expectedStore)

export type AttemptKey = {
  readonly chainId: string
  readonly module: Address
  readonly nonce: bigint
  readonly hash: Hex
}

const isSame = (one: ExpectedAttempt, { chainId, module, nonce, hash }: AttemptKey): boolean =>
  one.chainId === chainId &&
  one.module.toLowerCase() === module.toLowerCase() &&
  one.nonce === String(nonce) &&
  one.hash.toLowerCase() === hash.toLowerCase()

export const isExpectedAttempt = (expected: readonly ExpectedAttempt[], key: AttemptKey): boolean =>
  expected.some((one) => isSame(one, key))

/** Marks an attempt as expected, or removes the mark. */
export const setExpected = (key: AttemptKey, isExpected: boolean): void =>
  expectedStore.update((list) => [
    ...list.filter((one) => !isSame(one, key)).slice(-MOST),
    ...(isExpected ? [{ ...key, nonce: String(key.nonce) }] : []),
  ])
