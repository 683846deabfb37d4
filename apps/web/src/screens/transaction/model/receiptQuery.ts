import { AddressSchema, type Chain, type TransactionDetails } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { type Address, checksumAddress } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'

const ReceiptSchema = z.object({
  blockNumber: z.string(),
  transactionIndex: z.string(),
  gasUsed: z.string(),
  effectiveGasPrice: z.optional(z.string()),
  from: AddressSchema,
})

export type Receipt = {
  readonly block: bigint
  /** Position in the block. */
  readonly position: number
  readonly gas: bigint
  /** Wei per unit of gas; null if the receipt has none. */
  readonly price: bigint | null
  readonly fee: bigint | null
  readonly from: Address
}

/** The receipt of the outer transaction, read from the chain. */
export const receiptQuery = (chain: Chain, hash: TransactionDetails['txHash']) =>
  queryOptions({
    queryKey: ['receipt', chain.chainId, hash] as const,
    queryFn: async (): Promise<Receipt> => {
      const receipt = ReceiptSchema.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [hash]))
      const gas = parseQuantity(receipt.gasUsed)
      const price = receipt.effectiveGasPrice === undefined ? null : parseQuantity(receipt.effectiveGasPrice)
      return {
        block: parseQuantity(receipt.blockNumber),
        position: Number(parseQuantity(receipt.transactionIndex)),
        gas,
        price,
        fee: price === null ? null : gas * price,
        from: checksumAddress(receipt.from),
      }
    },
    enabled: hash !== null,
    staleTime: 60_000,
  })
