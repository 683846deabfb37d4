import { AddressSchema, Amount, ChainId, HexSchema, MessageContent, Operation } from '@countersign/api'
import { AppOrigin } from '@countersign/describe/message'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useAccount } from '../url/useAccount.ts'
import { Moved } from './Moved.ts'

const PREFIX = 'countersign.draft.'

const typedAmount = {
  text: z.string(),
  token: z.nullable(AddressSchema),
  decimals: z.number(),
  place: z.union([z.literal('value'), z.literal('data'), z.number()]),
}
/** A typed amount of one call, which does not know its position yet. */
export const TypedAmountOfCall = z.object(typedAmount)
const TypedAmount = z.object({ ...typedAmount, call: z.nullable(z.number()) })

const Ownership = { owners: z.array(AddressSchema), threshold: z.number() }

/** A change of owners. The calls are planned again for the owners at the time of the review. */
export const OwnersDraft = z.object({
  target: z.object({
    ...Ownership,
    replacements: z.array(z.object({ leaves: AddressSchema, comes: AddressSchema })),
  }),
  /** The owners on chain when the user left the form, in its order. */
  from: z.object(Ownership),
})
export type OwnersDraft = z.output<typeof OwnersDraft>

export const Draft = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  transaction: z.object({
    to: AddressSchema,
    value: Amount,
    data: HexSchema,
    operation: Operation,
    safeTxGas: Amount,
    baseGas: Amount,
    gasPrice: Amount,
    gasToken: AddressSchema,
    refundReceiver: AddressSchema,
    nonce: Amount,
  }),
  /** Sent to the service with the transaction; not signed. */
  note: z.string(),
  /** The form in which the draft was made. The form clears its fields when the draft is proposed. */
  source: z.enum([
    'transfer',
    'call',
    'rejection',
    'repeat',
    'limit',
    'setup',
    'recovery',
    'app',
    'builder',
    'approvals',
    'saved',
  ]),
  /** Amounts as typed into the form, which the review computes again. */
  typed: z.optional(z.array(TypedAmount)),
  /** The owners that the user chose in the form of owners. */
  owners: z.optional(OwnersDraft),
  /** Modules that are removed. The calls are planned again for the list of modules at the time of the review. */
  removedModules: z.optional(z.array(AddressSchema)),
  /** The requesting dapp, as it describes itself; sent to the service, not signed. */
  app: z.optional(AppOrigin),
  /** The request of that dapp which the proposal answers. */
  request: z.optional(z.string()),
  /** The id of the draft of this browser that the proposal carries out. */
  saved: z.optional(z.string()),
  /** The waiting transaction that is proposed again here with a lower number. */
  moved: z.optional(Moved),
  /** The plan over several networks that the proposal is a part of, by its address, and which transaction of it. */
  plan: z.optional(z.object({ address: AddressSchema, step: z.enum(['upgrade', 'batch']) })),
  /** The message whose hash is signed on chain: the hash alone does not show the content. */
  message: z.optional(MessageContent),
})
export type Draft = z.output<typeof Draft>

/** An unsigned transaction, passed from a form to the review page. Stored for as long as the tab is open. */
export const draftStore = {
  save(draft: Draft): string {
    const id = crypto.randomUUID()
    draftStore.update(id, draft)
    return id
  },
  read(id: string): Draft | null {
    try {
      const parsed = Draft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + id) ?? 'null'))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  /** Replaces the content of a draft. */
  update(id: string, draft: Draft) {
    sessionStorage.setItem(PREFIX + id, JSON.stringify(z.encode(Draft, draft)))
  },
  remove(id: string) {
    sessionStorage.removeItem(PREFIX + id)
  },
}

/** Saves a draft of the open account and opens its review. */
export function useOpenDraft() {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (draft: Omit<Draft, 'chainId' | 'safe'>): Promise<void> =>
    navigate({
      to: '/safes/$safe/review',
      params: { safe: account },
      search: { draft: draftStore.save({ chainId, safe, ...draft }) },
    })
}
