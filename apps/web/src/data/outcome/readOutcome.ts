import type { Chain, TransactionDetails } from '@countersign/api'
import { parseHex, readText, readUint } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import {
  attempt,
  checkOutcome,
  type Check,
  type ClaimedOutcome,
  type Read,
  type RecordedOutcome,
} from '@countersign/safe/checks'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { readRecorded } from './readRecorded.ts'
import { readReplacement } from './readReplacement.ts'

const NONCE = '0xaffed0e0'
const VERSION = '0xffa1ad74'

export type Outcome = {
  readonly check: Check
  /** The nonce is not used, so the transaction still waits, whatever the service says. */
  readonly isWaiting: boolean
  /** The id of the transaction that the account executed instead; null unless the chain proves it. */
  readonly replacedBy: string | null
}

/**
 * Reads from the chain how a transaction ended, when the service says that it has ended.
 * @param find the executed transaction with its nonce, according to the service; needed for a replaced one
 */
export async function readOutcome(
  chain: Chain,
  details: TransactionDetails,
  claimed: ClaimedOutcome,
  find: (nonce: number) => Promise<TransactionDetails | null> = async () => null,
): Promise<Outcome | null> {
  const { safeAddress: safe, detailedExecutionInfo: execution } = details
  if (execution?.type !== 'MULTISIG') return null
  const call = async (data: Hex) => parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data }, 'latest']))
  const version = () => call(VERSION).then(readText)
  const { safeTxHash } = execution
  const [current, named] = await Promise.all([
    attempt(call(NONCE).then(readUint)),
    claimed === 'replaced' ? attempt(find(execution.nonce)) : null,
  ])
  const other = named?.ok === true ? named.value : null
  // A service that calls it replaced may itself list it as executed.
  const isItself = other !== null && isOf(other, safeTxHash)
  const txHash = details.txHash ?? (isItself ? other.txHash : null)
  const [recorded, compared] = await Promise.all([
    txHash === null ? null : attempt(readRecorded(chain, { safe, txHash, safeTxHash, version })),
    other === null || isItself ? null : attempt(readReplacement(chain, details, other, version)),
  ])
  const replacement = named?.ok === false ? named : compared
  const nonce = BigInt(execution.nonce)
  const check = checkOutcome({ nonce, current, claimed, recorded, replacement })
  return {
    check,
    isWaiting: current.ok && nonce >= current.value && !isRecorded(recorded),
    replacedBy: claimed === 'replaced' && check.verdict === 'verified' && other !== null ? other.txId : null,
  }
}

const isRecorded = (recorded: Read<RecordedOutcome> | null): boolean =>
  recorded?.ok === true && recorded.value !== 'other'

const isOf = ({ detailedExecutionInfo: execution }: TransactionDetails, safeTxHash: Hex): boolean =>
  execution?.type === 'MULTISIG' && execution.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()
