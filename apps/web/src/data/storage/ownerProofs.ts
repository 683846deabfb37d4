import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, type Hex, isHex, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

/** The largest length of a signature: that of an account with many owners is long. */
const LONGEST = 20_000
const MOST = 200

const OwnerProofEntry = z.object({
  chainId: ChainId,
  /** The account that the address is to own. */
  account: AddressSchema,
  owner: AddressSchema,
  /** The signature of `ownerChallenge`, verified again at every review. */
  signature: z.custom<Hex>((text) => typeof text === 'string' && isHex(text) && text.length <= LONGEST),
  /** When this browser first verified it, in epoch milliseconds; missing in older entries. */
  provenAt: z.optional(z.number()),
})
export type OwnerProofEntry = z.output<typeof OwnerProofEntry>
type Place = Pick<OwnerProofEntry, 'chainId' | 'account' | 'owner'>

/** Signed challenges of future owners, stored in this browser. */
const ownerProofsStore = createStoredValue<OwnerProofEntry[]>(
  'countersign.owner-proofs',
  [],
  listCodec(OwnerProofEntry),
)

const isSamePlace = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId &&
  isSameAddress(first.account, second.account) &&
  isSameAddress(first.owner, second.owner)

export const findOwnerProof = (chainId: string, account: Address, owner: Address): Hex | null =>
  ownerProofsStore.get().find((entry) => isSamePlace(entry, { chainId, account, owner }))?.signature ?? null

export const keepOwnerProof = (entry: OwnerProofEntry): void =>
  ownerProofsStore.update((entries) => [entry, ...entries.filter((one) => !isSamePlace(one, entry))].slice(0, MOST))

/** The stored signed challenge of a future owner; null without one. */
export const useOwnerProofEntry = (chainId: string, account: Address, owner: Address): OwnerProofEntry | null =>
  useStore(ownerProofsStore).find((entry) => isSamePlace(entry, { chainId, account, owner })) ?? null

/** All stored challenges of one account. */
export const useOwnerProofs = (chainId: string, account: Address): readonly OwnerProofEntry[] => {
  const entries = useStore(ownerProofsStore)
  return useMemo(
    () => entries.filter((entry) => entry.chainId === chainId && isSameAddress(entry.account, account)),
    [entries, chainId, account],
  )
}
