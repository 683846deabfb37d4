import { AddressSchema, ChainId, HashSchema, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'
import { LocalSignature, Offer } from './LocalProposal.ts'

/** A message that this browser stores, because no service accepted it or because it was imported by link, file or QR code. */
export const LocalMessage = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  /** What the owners sign (safeMessageHash). The account is part of it. */
  messageHash: HashSchema,
  /** The hashed content, exactly as it was signed. */
  message: MessageContent,
  /** One per owner. */
  signatures: z.array(LocalSignature),
  /** The owner who requested it; null when unknown. */
  proposer: z.nullable(AddressSchema),
  /** JSON text `{"url","name"}`, as the service accepts it. */
  origin: z.nullable(z.string().check(z.maxLength(2000))),
  /** `page`: created here. `import`: from a link, file or QR code. */
  source: z.enum(['page', 'import']),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  offer: z.nullable(Offer),
})
export type LocalMessage = z.output<typeof LocalMessage>
