import { AddressSchema, Amount, HexSchema, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'

/** `bare` is the signature itself; `app` is the form for embedded apps. The default is bare. */
const MessageAnswer = z.optional(z.enum(['bare', 'app']))

/** A request that owners must confirm. */
export const Ask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('calls'),
    calls: z.array(z.object({ to: AddressSchema, value: Amount, data: HexSchema })),
    /**
     * The form of the answer: the hash of `eth_sendTransaction`, the id of EIP-5792 in its older or newer form, or the
     * form for embedded apps.
     */
    answer: z.enum(['hash', 'bare-id', 'id', 'app']),
    /** The safeTxGas that the app requests; absent for the default of the account's version. */
    safeTxGas: z.optional(Amount),
  }),
  z.object({ kind: z.literal('message'), content: MessageContent, answer: MessageAnswer }),
  /** A message that the account signs by a transaction. */
  z.object({ kind: z.literal('on-chain-message'), content: MessageContent, answer: MessageAnswer }),
])
export type Ask = z.output<typeof Ask>
