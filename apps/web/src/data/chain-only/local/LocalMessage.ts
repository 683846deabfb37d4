import { AddressSchema, ChainId, HashSchema, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'
import { LocalSignature, Offer } from './LocalProposal.ts'

/** A message that this browser keeps, because no service could take it or because it came by link, file or QR code. */
export const LocalMessage = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  /** What the owners sign (safeMessageHash); the account is part of what it hashes. */
  messageHash: HashSchema,
  /** What is hashed, as it was when it was signed. */
  message: MessageContent,
  /** One per owner. */
  signatures: z.array(LocalSignature),
  /** The owner who asked for it; null when nobody said so. */
  proposer: z.nullable(AddressSchema),
  /** JSON text `{"url","name"}`, as the service takes it. */
  origin: z.nullable(z.string().check(z.maxLength(2000))),
  /** `page`: made here. `import`: came by link, file or QR code. */
  source: z.enum(['page', 'import']),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  offer: z.nullable(Offer),
})
export type LocalMessage = z.output<typeof LocalMessage>
