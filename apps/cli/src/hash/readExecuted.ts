import { parseHex, parseQuantity, type AskNode } from '@countersign/chain-client/reads'
import { decodeSafeLog, safeTopics } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import * as z from 'zod'
import { CliError } from '../output/CliError.ts'
import { cliMessages } from '../cliMessages.ts'
import type { HashTarget } from './HashTarget.ts'

const HexText = z.string().transform((text) => parseHex(text))
const Logs = z.array(
  z.object({
    address: HexText,
    topics: z.array(HexText),
    data: HexText,
    blockNumber: z.string(),
    transactionHash: HexText,
    logIndex: z.string(),
  }),
)
type Search = { readonly safe: Address; readonly nonce: bigint; readonly current: bigint; readonly fromBlock: bigint }

/**
 * The executed transaction with a nonce, from the events of the account, which the contract SafeL2 writes.
 *
 * @throws CliError when it was not executed, or no event contains it
 */
export async function readExecuted(ask: AskNode, { safe, nonce, current, fromBlock }: Search): Promise<HashTarget> {
  if (nonce >= current) throw new CliError(cliMessages.notExecuted({ nonce, current }))
  const from = `0x${fromBlock.toString(16)}`
  const logs = Logs.parse(
    await ask('eth_getLogs', [
      { address: safe, topics: [safeTopics.safeMultiSigTransaction], fromBlock: from, toBlock: 'latest' },
    ]),
  )
  for (const log of logs) {
    const event = decodeSafeLog({
      ...log,
      blockNumber: Number(parseQuantity(log.blockNumber)),
      logIndex: Number(parseQuantity(log.logIndex)),
    })
    if (event?.name !== 'safeMultiSigTransaction' || event.nonce !== nonce) continue
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = event
    return {
      kind: 'transaction',
      source: 'events',
      transaction: { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce },
      // Owners may have changed since, so the signatures of the execution are not judged by today's.
      signatures: [],
      claimed: null,
      messages: [],
    }
  }
  throw new CliError(cliMessages.noEvent({ nonce, fromBlock: String(fromBlock) }))
}
