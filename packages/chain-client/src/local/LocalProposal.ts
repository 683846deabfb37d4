import { AddressSchema, Amount, ChainId, HashSchema, HexSchema, Operation } from '@countersign/api'
import * as z from 'zod/mini'

/** The ten fields that owners sign. Amounts are decimal strings in storage, `bigint` inside. */
const LocalTransaction = z.object({
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
})

/** A signature that is stored in this browser. */
export const LocalSignature = z.object({
  /** Recovered from the bytes, or named by them; never taken from the sender's claim. */
  owner: AddressSchema,
  data: HexSchema,
  /** Epoch milliseconds. */
  receivedAt: z.number(),
})
export type LocalSignature = z.output<typeof LocalSignature>

/** The result of the last attempt to deliver it to the service. */
export const Offer = z.object({
  at: z.number(),
  /**
   * `taken`: the service has it and all signatures. `refused`: the service refused it, with its reason in `words`. `failed`: the service
   * was not reached.
   */
  result: z.enum(['taken', 'refused', 'failed']),
  words: z.string(),
})
export type Offer = z.output<typeof Offer>

/** A proposal that this browser stores, because no service accepted it or because it was imported by link, file or QR code. */
export const LocalProposal = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  transaction: LocalTransaction,
  /** One per owner. */
  signatures: z.array(LocalSignature),
  /** The owner who proposed; null when unknown. */
  proposer: z.nullable(AddressSchema),
  /** JSON text `{"url","name","note"}`, as the service accepts it. */
  origin: z.nullable(z.string().check(z.maxLength(2000))),
  /** `page`: created here. `import`: from a link, file or QR code. `service`: as the service last returned it. */
  source: z.enum(['page', 'import', 'service']),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  offer: z.nullable(Offer),
})
export type LocalProposal = z.output<typeof LocalProposal>
