import { AddressSchema, Amount, ChainId, HexSchema } from '@countersign/api'
import { AppOrigin } from '@countersign/describe/message'
import type { TypedAmount } from '@countersign/safe/checks'
import { isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { OwnersDraft, TypedAmountOfCall } from './draftStore.ts'

/** A draft with more calls is not stored. */
export const MOST_CALLS = 500
export const MOST_DRAFT_NAME = 60

/** The fields that a form filled a call from. Each form reads its own fields by its own schema. */
const Fields = z.object({ form: z.enum(['payment', 'builder']), value: z.unknown() })

export const SavedCall = z.object({
  id: z.string(),
  /** Null while fields of its form are missing, as the amounts of a template. */
  call: z.nullable(z.object({ to: AddressSchema, value: Amount, data: HexSchema })),
  /** Amounts as typed, which the review compares with the bytes. */
  typed: z.array(TypedAmountOfCall),
  fields: z.optional(Fields),
  /** The app that requested the call, as it describes itself. */
  app: z.optional(AppOrigin),
})
export type SavedCall = z.output<typeof SavedCall>

/** Calls of one account that this browser keeps until they are proposed; a template is kept after that too. */
export const SavedDraft = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  chainId: ChainId,
  safe: AddressSchema,
  kind: z.enum(['draft', 'template']),
  /** Empty without a name. */
  name: z.string().check(z.maxLength(MOST_DRAFT_NAME)),
  /** Sent to the service with the transaction; not signed. */
  note: z.string(),
  calls: z.array(SavedCall).check(z.maxLength(MOST_CALLS)),
  /** Epoch milliseconds. */
  changedAt: z.number(),
  /** The change of owners or modules that all calls make. The review plans the calls again for the state at that time. */
  owners: z.optional(OwnersDraft),
  removedModules: z.optional(z.array(AddressSchema)),
})
export type SavedDraft = z.output<typeof SavedDraft>

/** The id of the draft of an account to which forms and apps add calls. */
export const BATCH = 'batch'

export const isOfAccount = (draft: Pick<SavedDraft, 'chainId' | 'safe'>, { chainId, safe }: AccountKey): boolean =>
  draft.chainId === chainId && isSameAddress(draft.safe, safe)

/** The typed amounts of the transaction that the calls make. */
export const typedOf = (calls: readonly Pick<SavedCall, 'typed'>[]): TypedAmount[] =>
  calls.flatMap(({ typed }, index) => typed.map((amount) => ({ ...amount, call: calls.length === 1 ? null : index })))
