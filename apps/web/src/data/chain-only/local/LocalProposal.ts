import { AddressSchema, Amount, ChainId, HashSchema, HexSchema, Operation } from '@countersign/api'
import * as z from 'zod/mini'

/** The ten fields owners sign; amounts are decimal strings when kept as text, `bigint` inside. */
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

export const LocalSignature = z.object({
  /** Recovered from the bytes, or named by them; never believed from whoever sent them. */
  owner: AddressSchema,
  data: HexSchema,
  /** Epoch milliseconds. */
  receivedAt: z.number(),
})
export type LocalSignature = z.output<typeof LocalSignature>

/** What became of the last attempt to give it to the service. */
export const Offer = z.object({
  at: z.number(),
  /** `taken`: the service has it and all signatures. `refused`: it said no, in `words`. `failed`: it was not reached. */
  result: z.enum(['taken', 'refused', 'failed']),
  words: z.string(),
})
export type Offer = z.output<typeof Offer>

/** A proposal that this browser keeps, because no service could take it or because it came by link, file or QR code. */
export const LocalProposal = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  safeTxHash: HashSchema,
  transaction: LocalTransaction,
  /** One per owner. */
  signatures: z.array(LocalSignature),
  /** The owner who proposed; null when nobody said so. */
  proposer: z.nullable(AddressSchema),
  /** JSON text `{"url","name","note"}`, as the service takes it. */
  origin: z.nullable(z.string().check(z.maxLength(2000))),
  /** `page`: made here. `import`: came by link, file or QR code. `service`: as the service last told it. */
  source: z.enum(['page', 'import', 'service']),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  offer: z.nullable(Offer),
})
export type LocalProposal = z.output<typeof LocalProposal>
