import * as z from 'zod/mini'
import { DateLabel } from './list.ts'
import { AddressInfo, HashSchema, HexSchema, ForeignText, SignatureSchema, Timestamp } from './scalars.ts'

/** EIP-712 typed data. Values are kept as they came: they are what was signed. `primaryType` may be missing where it follows from the types. */
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

export const Message = z.object({
  messageHash: HashSchema,
  status: z.enum(['NEEDS_CONFIRMATION', 'CONFIRMED']),
  /** Of the embedded app the message came from. */
  logoUri: z.nullable(z.string()),
  name: z.nullable(ForeignText),
  message: MessageContent,
  creationTimestamp: Timestamp,
  modifiedTimestamp: Timestamp,
  confirmationsSubmitted: z.number(),
  /** The account's threshold as it is now. */
  confirmationsRequired: z.number(),
  proposedBy: AddressInfo,
  confirmations: z.array(z.object({ owner: AddressInfo, signature: HexSchema })),
  /** What `isValidSignature` of the account takes. `0x` when the account signed on chain. Null until confirmed. */
  preparedSignature: z.nullable(HexSchema),
  origin: z.nullable(z.string()),
})
export type Message = z.output<typeof Message>

export const MessageItem = z.discriminatedUnion('type', [z.extend(Message, { type: z.literal('MESSAGE') }), DateLabel])
export type MessageItem = z.output<typeof MessageItem>

export const CreateMessageRequest = z.object({
  message: MessageContent,
  safeAppId: z.optional(z.nullable(z.number().check(z.int(), z.nonnegative()))),
  signature: SignatureSchema,
  /** At most 200 characters. */
  origin: z.optional(z.nullable(z.string())),
})
export type CreateMessageRequest = z.output<typeof CreateMessageRequest>

export const ConfirmMessageRequest = z.object({ signature: SignatureSchema })
