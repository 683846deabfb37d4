import type { Address, Hex } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { fetchHeader, fetchHeaders } from './fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { fetchSafeLogs, fetchTransferLogs, type BlockRange } from './fetchLogs.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import type { RawLog } from '../fold/decode/RawLog.ts'

/** Within this distance below the head, logs are requested by block hash. */
export const BY_HASH_BLOCKS = 10

type Request = BlockRange & {
  /** The range ends at the head, where nodes disagree, lag and reorganize. */
  byHash: boolean
  /** Hash of the block before the range, when one is indexed. */
  parentHash: Hex | null
  /** Emitters of the events in lower case; null for all. */
  emitters: Addresses | null
  /** Accounts whose token transfers are read; lower case. */
  watched: Addresses
  /** Tokens whose Transfer event has no indexed parties. */
  plainTokens: readonly Address[]
}

export type RangeLogs = { safeLogs: RawLog[]; transferLogs: RawLog[]; headers: Map<number, BlockHeader> }

/**
 * Logs of a run of blocks, with the headers that prove their blocks.
 * @throws ChainMovedError when they are not of one chain, or the node does not have all of them
 */
export async function readLogs(client: PublicClient, request: Request): Promise<RangeLogs> {
  const { from, to, byHash, parentHash } = request
  if (byHash) return readByHash(client, request)
  const [safeLogs, transferLogs, before] = await Promise.all([
    fetchSafeLogs(client, request, request.emitters),
    fetchTransferLogs(client, request, request.watched, request.plainTokens),
    fetchHeader(client, to),
  ])
  const numbers = [...safeLogs, ...transferLogs].map(({ blockNumber }) => blockNumber)
  const headers = await fetchHeaders(client, [...(parentHash ? [from] : []), to, ...numbers])
  // A node that has not reached the end of the range answers with what it has, and a reorg may have happened in between.
  if (!before || headers.get(to)?.hash !== before.hash) throw new ChainMovedError()
  if (parentHash && headers.get(from)?.parentHash !== parentHash) throw new ChainMovedError()
  for (const { blockNumber, blockHash } of [...safeLogs, ...transferLogs])
    if (headers.get(blockNumber)?.hash !== blockHash) throw new ChainMovedError()
  return { safeLogs, transferLogs, headers }
}

async function readByHash(client: PublicClient, request: Request): Promise<RangeLogs> {
  const { from, to, parentHash, emitters, watched, plainTokens } = request
  const headers = await fetchHeaders(
    client,
    Array.from({ length: to - from + 1 }, (_none, index) => from + index),
  )
  let parent = parentHash
  for (let number = from; number <= to; number += 1) {
    const header = headers.get(number)
    if (!header || (parent !== null && header.parentHash !== parent)) throw new ChainMovedError()
    parent = header.hash
  }
  const found = await Promise.all(
    [...headers.values()]
      .sort((a, b) => a.number - b.number)
      .map(async ({ hash: blockHash }) => ({
        safeLogs: await fetchSafeLogs(client, { blockHash }, emitters),
        transferLogs: await fetchTransferLogs(client, { blockHash }, watched, plainTokens),
      })),
  )
  return {
    safeLogs: found.flatMap(({ safeLogs }) => safeLogs),
    transferLogs: found.flatMap(({ transferLogs }) => transferLogs),
    headers,
  }
}
