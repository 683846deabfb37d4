import { decodeSafeLog, safeTopics } from '@countersign/ledger'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { HistoryRecord } from './HistoryRecord.ts'
import { readLogs } from './RawLog.ts'
import { readChainTransaction } from './readEvents.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

export type Creation = {
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly creator: Address
  readonly factory: Address | null
  readonly masterCopy: Address | null
}

/** Who created the account, from its SafeSetup event and the factory's event in the same block; null until it was read. */
export async function readCreation(
  chain: ReadableChain,
  safe: Address,
  { logs }: HistoryRecord,
): Promise<Creation | null> {
  const [setup] = logs
    .filter(({ address, topics }) => isSameAddress(address, safe) && topics[0] === safeTopics.safeSetup)
    .flatMap((log) => decodeSafeLog(log) ?? [])
  if (setup?.name !== 'safeSetup') return null
  const { transactionHash, blockNumber } = setup
  const at = `0x${blockNumber.toString(16)}`
  const topics = [[safeTopics.proxyCreation, safeTopics.legacyProxyCreation]]
  const [sent, answer] = await Promise.all([
    readChainTransaction(chain, transactionHash),
    chain.ask('eth_getLogs', [{ fromBlock: at, toBlock: at, topics }]),
  ])
  const made = readLogs(answer)
    .filter((log) => log.transactionHash === transactionHash)
    .flatMap((log) => decodeSafeLog(log) ?? [])
    .find((log) => isSameAddress(log.safe, safe))
  const { factory, singleton } = made && 'factory' in made ? made : { factory: null, singleton: null }
  return { transactionHash, blockNumber, creator: sent?.from ?? setup.initiator, factory, masterCopy: singleton }
}
