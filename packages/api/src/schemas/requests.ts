import * as z from 'zod/mini'
import { AddressSchema, Amount, HashSchema, HexSchema, Operation, SignatureSchema } from './scalars.ts'

/** Body of estimation and preview requests. */
export const CallRequest = z.object({
  to: AddressSchema,
  value: Amount,
  data: z.optional(z.nullable(HexSchema)),
  operation: Operation,
})

export type CallRequest = z.output<typeof CallRequest>

/** Gas of a transaction's inner call as the service estimates it, and the nonces. */
export const Estimation = z.object({ currentNonce: z.number(), recommendedNonce: z.number(), safeTxGas: Amount })

export type Estimation = z.output<typeof Estimation>

/** Body that proposes a transaction: all signed fields, its hash, the sender and a first signature. */
export const ProposeRequest = z.object({
  to: AddressSchema,
  value: Amount,
  data: z.optional(z.nullable(HexSchema)),
  nonce: Amount,
  operation: Operation,
  safeTxGas: Amount,
  baseGas: Amount,
  gasPrice: Amount,
  gasToken: AddressSchema,
  refundReceiver: z.optional(z.nullable(AddressSchema)),
  safeTxHash: HashSchema,
  sender: AddressSchema,
  signature: z.optional(z.nullable(SignatureSchema)),
  /**
   * JSON text `{"url","name","note"}`: at most 200 characters, without markup in the note. Other text is not stored.
   */
  origin: z.optional(z.nullable(z.string())),
})
export type ProposeRequest = z.output<typeof ProposeRequest>

/** Older mobile clients send `signedSafeTxHash`. */
export const ConfirmRequest = z.union([
  z.object({ signature: SignatureSchema }),
  z.object({ signedSafeTxHash: SignatureSchema }),
])

export type ConfirmRequest = z.output<typeof ConfirmRequest>

/** Body that deletes a proposal, signed by its proposer. */
export const DeleteRequest = z.object({ signature: SignatureSchema })

/** Body of the request to decode call data; `to` finds the contract's own interface. */
export const DecodeRequest = z.object({ data: HexSchema, to: z.optional(z.nullable(AddressSchema)) })

/** Body of the confirmation view. Older clients omit `to` and `value`. */
export const ConfirmationViewRequest = z.object({
  to: z.optional(z.nullable(AddressSchema)),
  value: z.optional(z.nullable(Amount)),
  data: z.optional(z.nullable(HexSchema)),
  operation: z.optional(Operation),
})
