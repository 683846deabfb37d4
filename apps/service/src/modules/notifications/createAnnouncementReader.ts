import { type Address, checksumAddress, groupsOf, type Hex } from '@countersign/primitives'
import { readAnnouncement, TRANSACTION_ADDED } from '@countersign/safe/recovery'
import { BaseError, numberToHex, type RpcLog } from 'viem'
import { NodeError } from '../../chain/rpc/NodeError.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { createRangeTuner, isRangeRefusal } from '../../indexer/read/createRangeTuner.ts'

/** A call that was announced to a Delay module. */
export type Announced = { module: Address; hash: Hex; block: number }

export type AnnouncementReader = {
  /** How many blocks the next request may have. */
  size(): number
  /** Each module once per Ethereum transaction; null when the nodes refuse this many blocks, and the next request has fewer. */
  read(from: number, to: number): Promise<Announced[] | null>
}

const TOPICS: Hex[] = [TRANSACTION_ADDED]
const NAMES_PER_REQUEST = 500

/** Whether the nodes answered, and refused these logs. The failure of a connection says nothing about the logs. */
export const isRefusalOfLogs = (error: unknown): boolean =>
  error instanceof BaseError && (!(error instanceof NodeError) || error.kind === 'oversized')

/**
 * Reads the announcements of a chain, with as many blocks in a request as its nodes accept.
 *
 * @param findModules the modules of all indexed accounts: some nodes refuse a request that names no contract
 */
export function createAnnouncementReader(
  { config, client }: Pick<ChainRuntime, 'config' | 'client'>,
  { monotonic, findModules }: { monotonic: () => number; findModules: () => Promise<Address[]> },
): AnnouncementReader {
  const tuner = createRangeTuner(config.maxBlockRange)

  const fetchLogs = (from: number, to: number, address?: Address[]) =>
    client.request({
      method: 'eth_getLogs',
      params: [
        { fromBlock: numberToHex(from), toBlock: numberToHex(to), topics: TOPICS, ...(address ? { address } : {}) },
      ],
    })

  async function fetchOfModules(from: number, to: number): Promise<RpcLog[]> {
    const groups = groupsOf(await findModules(), NAMES_PER_REQUEST)
    return (await Promise.all(groups.map((group) => fetchLogs(from, to, [...group])))).flat()
  }

  async function fetchOrShrink(from: number, to: number): Promise<RpcLog[] | null> {
    try {
      return await fetchLogs(from, to)
    } catch (error) {
      if (isRangeRefusal(error) && tuner.shrink(error)) return null
      if (!isRangeRefusal(error) && !isRefusalOfLogs(error)) throw error
    }
    try {
      return await fetchOfModules(from, to)
    } catch (error) {
      if (isRefusalOfLogs(error) && tuner.shrink(error)) return null
      throw error
    }
  }

  return {
    size: () => tuner.size(),
    async read(from, to) {
      const began = monotonic()
      const logs = await fetchOrShrink(from, to)
      if (logs === null) return null
      // A short range at the head says nothing about longer ones.
      if (to - from + 1 >= tuner.size()) tuner.answered(monotonic() - began, logs.length)
      const found = new Map<string, Announced>()
      for (const { address, topics, data, transactionHash: hash, blockNumber } of logs)
        if (hash !== null && blockNumber !== null && readAnnouncement({ topics, data }) !== null)
          found.set(`${address}:${hash}`, { module: checksumAddress(address), hash, block: Number(blockNumber) })
      return [...found.values()]
    },
  }
}
