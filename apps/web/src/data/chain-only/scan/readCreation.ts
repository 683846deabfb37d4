import type { Chain } from '@countersign/api'
import { isSameAddress, type Address, type Hex } from '@countersign/safe'
import { readAddress } from '../../rpc/abiWords.ts'
import { rpcRequest } from '../../rpc/rpcRequest.ts'
import type { HistoryRecord } from './HistoryRecord.ts'
import { readLogs, wordsOf } from './RawLog.ts'
import { readChainTransaction } from './readEvents.ts'
import { CREATION_TOPICS, TOPICS } from './topics.ts'

export type Creation = {
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly creator: Address
  readonly factory: Address | null
  readonly masterCopy: Address | null
}

/** Who made the account, from its SafeSetup event and what the factory said in the same block; null until it was read. */
export async function readCreation(chain: Chain, safe: Address, { logs }: HistoryRecord): Promise<Creation | null> {
  const setup = logs.find(({ address, topics }) => isSameAddress(address, safe) && topics[0] === TOPICS.setup)
  if (!setup) return null
  const { transactionHash, blockNumber } = setup
  const at = `0x${blockNumber.toString(16)}`
  const [sent, answer] = await Promise.all([
    readChainTransaction(chain, transactionHash),
    rpcRequest(chain, 'eth_getLogs', [{ fromBlock: at, toBlock: at, topics: [CREATION_TOPICS] }]),
  ])
  const made = readLogs(answer).find(
    (log) => log.transactionHash === transactionHash && isSameAddress(readAddress(wordsOf(log)), safe),
  )
  return {
    transactionHash,
    blockNumber,
    creator: sent?.from ?? readAddress(wordsOf(setup)),
    factory: made?.address ?? null,
    masterCopy: made && wordsOf(made).length >= 130 ? readAddress(wordsOf(made), 1) : null,
  }
}
