import * as z from 'zod/mini'
import { AddressSchema, ForeignText, SignatureSchema, Timestamp } from './scalars.ts'

/**
 * A proposer: an address that may propose transactions in the name of an owner, for one account or for all of that
 * owner's.
 */
export const Delegate = z.object({
  safe: z.nullable(AddressSchema),
  delegate: AddressSchema,
  delegator: AddressSchema,
  label: ForeignText,
  /** ISO 8601; null if it does not expire. */
  expiryDate: z.optional(z.nullable(z.string())),
  /** The time of the owner's last signature for it; absent from other services. */
  addedAt: z.optional(Timestamp),
})
export type Delegate = z.output<typeof Delegate>

const IsoDate = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Invalid date, expected ISO 8601' }))

/** Body that registers a proposer, signed by the owner. Without `safe` it is valid for all accounts of the owner. */
export const CreateDelegateRequest = z.object({
  safe: z.optional(z.nullable(AddressSchema)),
  delegate: AddressSchema,
  delegator: AddressSchema,
  signature: SignatureSchema,
  label: z.string().check(z.maxLength(50, { error: 'A label has at most 50 characters' })),
  expiryDate: z.optional(z.nullable(IsoDate)),
})
export type CreateDelegateRequest = z.output<typeof CreateDelegateRequest>

/** Body that removes a proposer, with a signature that the service checks. */
export const DeleteDelegateRequest = z.object({
  delegator: z.optional(z.nullable(AddressSchema)),
  safe: z.optional(z.nullable(AddressSchema)),
  signature: SignatureSchema,
})
export type DeleteDelegateRequest = z.output<typeof DeleteDelegateRequest>

/** Older bodies repeat the delegate. Only the path counts. */
export const DeleteSafeDelegateRequest = z.object({ signature: SignatureSchema })
