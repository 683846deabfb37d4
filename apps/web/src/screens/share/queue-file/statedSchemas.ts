import { AddressSchema, HashSchema, HexSchema } from '@countersign/api'
import * as z from 'zod/mini'

/** A whole number of up to 256 bits: as text, or as a number that JSON carries exactly. */
const Whole = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.minimum(0))]),
  z.transform((value) => BigInt(value)),
)
const Operation = z.union([z.literal(0), z.literal(1)])
const Info = z.object({ value: AddressSchema })

/** A transaction of the Transaction Service, in the list `multisig-transactions` or alone. Its second version writes numbers as text. */
export const ServiceTransaction = z.object({
  safe: AddressSchema,
  to: AddressSchema,
  value: Whole,
  data: z.nullish(HexSchema),
  operation: Operation,
  safeTxGas: Whole,
  baseGas: Whole,
  gasPrice: Whole,
  gasToken: z.nullish(AddressSchema),
  refundReceiver: z.nullish(AddressSchema),
  nonce: Whole,
  safeTxHash: HashSchema,
  isExecuted: z.optional(z.boolean()),
  submissionDate: z.nullish(z.string()),
  proposer: z.nullish(AddressSchema),
  origin: z.nullish(z.string()),
  confirmations: z.nullish(z.array(z.object({ owner: AddressSchema, signature: z.nullish(HexSchema) }))),
})

/** The details of a transaction, as the Client Gateway answers them. */
export const GatewayDetails = z.object({
  safeAddress: AddressSchema,
  executedAt: z.nullish(z.number()),
  txData: z.object({ hexData: z.nullish(HexSchema), to: Info, value: z.nullish(Whole), operation: Operation }),
  detailedExecutionInfo: z.object({
    type: z.literal('MULTISIG'),
    submittedAt: z.number(),
    nonce: Whole,
    safeTxGas: Whole,
    baseGas: Whole,
    gasPrice: Whole,
    gasToken: z.nullish(AddressSchema),
    refundReceiver: z.nullish(Info),
    safeTxHash: HashSchema,
    confirmations: z.array(z.object({ signer: Info, signature: z.nullish(HexSchema) })),
    proposer: z.nullish(Info),
  }),
  note: z.nullish(z.string()),
})

/** A row of the Client Gateway's queue: neither call data nor signatures. */
export const GatewayRow = z.object({
  type: z.literal('TRANSACTION'),
  transaction: z.object({ id: z.string().check(z.regex(/^multisig_0x[0-9a-fA-F]{40}_0x[0-9a-fA-F]{64}$/)) }),
})

/** Labels between the rows of a queue. */
export const GatewayLabel = z.object({ type: z.enum(['LABEL', 'CONFLICT_HEADER', 'DATE_LABEL']) })

export const Page = z.object({ results: z.array(z.unknown()) })
