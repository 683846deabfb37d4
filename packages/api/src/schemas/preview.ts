import * as z from 'zod/mini'
import { DecodedParameter } from './decoded.ts'
import { TransactionData } from './details.ts'
import { TransactionInfo } from './transaction.ts'

/** What a transaction that is not proposed yet would be shown as. */
export const TransactionPreview = z.object({ txInfo: TransactionInfo, txData: TransactionData })
export type TransactionPreview = z.output<typeof TransactionPreview>

/** The decoded call for older clients. A call that cannot be decoded has the method `''`. */
export const ConfirmationView = z.object({
  type: z.literal('GENERIC'),
  method: z.string(),
  parameters: z.nullable(z.array(DecodedParameter)),
})
export type ConfirmationView = z.output<typeof ConfirmationView>
