import { AddressSchema, type Chain, type TransactionDetails } from '@countersign/api'
import { parseHex, readText, readUint } from '@countersign/chain-client/reads'
import { attempt, checkOutcome, type Check, type ClaimedOutcome, type RecordedOutcome } from '@countersign/safe/checks'
import { isVersionBelow } from '@countersign/safe'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { safeTopics } from '@countersign/ledger'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { chainAccessMessages as messages } from '../chain-access/chainAccessMessages.ts'

const NONCE = '0xaffed0e0'
const VERSION = '0xffa1ad74'

const ReceiptSchema = z.nullable(
  z.object({ logs: z.array(z.object({ address: AddressSchema, topics: z.array(z.string()), data: z.string() })) }),
)

export type Outcome = {
  readonly check: Check
  /** The nonce is not used, so the transaction still waits, whatever the service says. */
  readonly isWaiting: boolean
}

/** Reads from the chain how a transaction ended, when the service says that it has ended. */
export async function readOutcome(
  chain: Chain,
  { safeAddress: safe, txHash, detailedExecutionInfo: execution }: TransactionDetails,
  claimed: ClaimedOutcome,
): Promise<Outcome | null> {
  if (execution?.type !== 'MULTISIG') return null
  const call = async (data: Hex) => parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data }, 'latest']))
  const [current, recorded] = await Promise.all([
    attempt(call(NONCE).then(readUint)),
    txHash === null
      ? null
      : attempt(readRecorded(chain, { safe, txHash, hash: execution.safeTxHash, version: () => call(VERSION) })),
  ])
  const nonce = BigInt(execution.nonce)
  const isRecorded = recorded?.ok === true && recorded.value !== 'other'
  return {
    check: checkOutcome({ nonce, current, claimed, recorded }),
    isWaiting: !isRecorded && current.ok && nonce >= current.value,
  }
}

type Named = { readonly safe: Address; readonly txHash: Hex; readonly hash: Hex; readonly version: () => Promise<Hex> }

/** The account's own event with this hash, indexed from 1.4.0 on. */
async function readRecorded(chain: Chain, { safe, txHash, hash, version }: Named): Promise<RecordedOutcome> {
  const receipt = ReceiptSchema.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [txHash]))
  if (receipt === null) throw new Error(messages.noTransaction(txHash))
  const own = receipt.logs.find(
    ({ address, topics, data }) =>
      isSameAddress(address, safe) &&
      (topics[0] === safeTopics.executionSuccess || topics[0] === safeTopics.executionFailure) &&
      (topics[1] ?? data.slice(0, 66)).toLowerCase() === hash.toLowerCase(),
  )
  if (own) return own.topics[0] === safeTopics.executionSuccess ? 'executed' : 'failed'
  const made = readText(await version())
  if (isVersionBelow(made, '1.1.1')) throw new Error(messages.noEvents(made))
  return 'other'
}
