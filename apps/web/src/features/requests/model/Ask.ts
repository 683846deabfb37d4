import { AddressSchema, Amount, HexSchema, MessageContent } from '@countersign/api'
import * as z from 'zod/mini'

/** What a dapp wants that owners must agree to. */
export const Ask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('calls'),
    calls: z.array(z.object({ to: AddressSchema, value: Amount, data: HexSchema })),
    /** How the answer is spelled: the bare hash of `eth_sendTransaction`, or the id of EIP-5792 in its older or newer form. */
    answer: z.enum(['hash', 'bare-id', 'id']),
  }),
  z.object({ kind: z.literal('message'), content: MessageContent }),
  /** A message to be signed by a transaction of the account. */
  z.object({ kind: z.literal('on-chain-message'), content: MessageContent }),
])
export type Ask = z.output<typeof Ask>
