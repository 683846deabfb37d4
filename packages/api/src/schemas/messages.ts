import * as z from 'zod/mini'
import { DateLabel } from './list.ts'
import { AddressInfo, HashSchema, HexSchema, ForeignText, SignatureSchema, Timestamp } from './scalars.ts'

/**
 * EIP-712 typed data. Values stay in the form in which they arrived, because that form was signed. `primaryType` may
 * be missing if it follows from the types.
 */
export const TypedDataSchema = z.looseObject({
  domain: z.record(z.string(), z.unknown()),
  primaryType: z.optional(z.string()),
  types: z.record(z.string(), z.array(z.looseObject({ name: z.string(), type: z.string() }))),
  message: z.record(z.string(), z.unknown()),
})
export type TypedDataSchema = z.output<typeof TypedDataSchema>

/** A text, or typed data. */
export const MessageContent = z.union([z.string(), TypedDataSchema])
export type MessageContent = z.output<typeof MessageContent>

/** An off-chain message of an account, with its confirmations. */
export const Message = z.object({
  messageHash: HashSchema,
  status: z.enum(['NEEDS_CONFIRMATION', 'CONFIRMED']),
  /** The logo of the embedded app that requested the message. */
  logoUri: z.nullable(z.string()),
  name: z.nullable(ForeignText),
  message: MessageContent,
  creationTimestamp: Timestamp,
  modifiedTimestamp: Timestamp,
  confirmationsSubmitted: z.number(),
  /** The account's current threshold. */
  confirmationsRequired: z.number(),
  proposedBy: AddressInfo,
  confirmations: z.array(z.object({ owner: AddressInfo, signature: HexSchema })),
  /** The signature for the account's `isValidSignature`. `0x` if the account signed on chain. Null until confirmed. */
  preparedSignature: z.nullable(HexSchema),
  origin: z.nullable(z.string()),
})
export type Message = z.output<typeof Message>

/** A message, or the heading of its day. */
export const MessageItem = z.discriminatedUnion('type', [z.extend(Message, { type: z.literal('MESSAGE') }), DateLabel])
export type MessageItem = z.output<typeof MessageItem>

/** Body that proposes a message with its first signature. */
export const CreateMessageRequest = z.object({
  message: MessageContent,
  safeAppId: z.optional(z.nullable(z.number().check(z.int(), z.nonnegative()))),
  signature: SignatureSchema,
  /** At most 200 characters. */
  origin: z.optional(z.nullable(z.string())),
})
export type CreateMessageRequest = z.output<typeof CreateMessageRequest>

/** Body that adds a signature to a message. */
export const ConfirmMessageRequest = z.object({ signature: SignatureSchema })
