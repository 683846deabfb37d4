import { AddressSchema, Amount, HexSchema, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'

/** The bare signature, or as embedded apps read it. Absent: bare. */
const MessageAnswer = z.optional(z.enum(['bare', 'app']))

/** What a dapp wants that owners must agree to. */
export const Ask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('calls'),
    calls: z.array(z.object({ to: AddressSchema, value: Amount, data: HexSchema })),
    /**
     * How the answer is spelled: the bare hash of `eth_sendTransaction`, the id of EIP-5792 in its older or newer form, or as
     * embedded apps read it.
     */
    answer: z.enum(['hash', 'bare-id', 'id', 'app']),
    /** What the app wants as safeTxGas; absent: what fits the account. */
    safeTxGas: z.optional(Amount),
  }),
  z.object({ kind: z.literal('message'), content: MessageContent, answer: MessageAnswer }),
  /** A message to be signed by a transaction of the account. */
  z.object({ kind: z.literal('on-chain-message'), content: MessageContent, answer: MessageAnswer }),
])
export type Ask = z.output<typeof Ask>
