import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

const MOST = 100

const AskedProof = z.object({
  chainId: ChainId,
  /** The account that the address is to own. */
  account: AddressSchema,
  owner: AddressSchema,
  /** Epoch milliseconds. */
  at: z.number(),
})
export type AskedProof = z.output<typeof AskedProof>

/** Future owners who were asked from this browser to prove control. */
const askedProofsStore = createStoredValue<AskedProof[]>('countersign.asked-proofs', [], listCodec(AskedProof))

const isSamePlace = (first: Omit<AskedProof, 'at'>, second: Omit<AskedProof, 'at'>): boolean =>
  first.chainId === second.chainId &&
  isSameAddress(first.account, second.account) &&
  isSameAddress(first.owner, second.owner)

/** Stores when an owner was asked last. */
export const keepAskedProof = (asked: AskedProof): void =>
  askedProofsStore.update((all) => [asked, ...all.filter((one) => !isSamePlace(one, asked))].slice(0, MOST))

export const removeAskedProof = (place: Omit<AskedProof, 'at'>): void =>
  askedProofsStore.update((all) => all.filter((one) => !isSamePlace(one, place)))

/** When an owner was asked, in epoch milliseconds; null when the owner was not asked. */
export const useAskedProof = (chainId: string, account: Address, owner: Address): number | null =>
  useStore(askedProofsStore).find((one) => isSamePlace(one, { chainId, account, owner }))?.at ?? null

/** Everyone who was asked and has not answered yet, the latest first. */
export const useAskedProofs = (): readonly AskedProof[] => useStore(askedProofsStore)
