import { AddressSchema, type Chain } from '@countersign/api'
import { safeTopics } from '@countersign/ledger'
import { isSameAddress, type Address, type Hex } from '@countersign/primitives'
import type { RecordedOutcome } from '@countersign/safe/checks'
import { isVersionBelow } from '@countersign/safe'
import * as z from 'zod/mini'
import { chainAccessMessages as messages } from '../chain-access/chainAccessMessages.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'

const ReceiptSchema = z.nullable(
  z.object({ logs: z.array(z.object({ address: AddressSchema, topics: z.array(z.string()), data: z.string() })) }),
)

type Named = {
  readonly safe: Address
  /** The Ethereum transaction that executed it, according to the service. */
  readonly txHash: Hex
  readonly safeTxHash: Hex
  readonly version: () => Promise<string>
}

/** The account's own event with this hash in a receipt; indexed from 1.4.0 on. */
export async function readRecorded(
  chain: Chain,
  { safe, txHash, safeTxHash, version }: Named,
): Promise<RecordedOutcome> {
  const receipt = ReceiptSchema.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [txHash]))
  if (receipt === null) throw new Error(messages.noTransaction(txHash))
  const own = receipt.logs.find(
    ({ address, topics, data }) =>
      isSameAddress(address, safe) &&
      (topics[0] === safeTopics.executionSuccess || topics[0] === safeTopics.executionFailure) &&
      (topics[1] ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase(),
  )
  if (own) return own.topics[0] === safeTopics.executionSuccess ? 'executed' : 'failed'
  const made = await version()
  if (isVersionBelow(made, '1.1.1')) throw new Error(messages.noEvents(made))
  return 'other'
}
