import { safeTopics } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { BaseError, numberToHex, type PublicClient, RpcRequestError } from 'viem'
import { fetchSafeLogs } from '../read/fetchLogs.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RawLog } from '../fold/decode/RawLog.ts'
import { isRangeRefusal, type RangeTuner } from '../read/createRangeTuner.ts'

export type Search =
  /** The block in which the account was created. */
  | { found: number }
  /** No events below this block. */
  | { searchedTo: number }
  /** The events do not show the creation, so everything must be read. */
  | { unknown: true }

type Question = { client: PublicClient; safe: Address; from: number; to: number; tuner: RangeTuner }

/** Searches by code at old blocks where a node has them: two dozen calls instead of a scan of the whole chain. */
export async function findBeginningByState({ client, safe, from, to }: Question): Promise<number | null> {
  const block = await findFirstCode(client, safe, from, to)
  if (block === null) return null
  // A node that dropped old state may answer "no code" instead of an error.
  const logs = await fetchSafeLogs(client, { from: block, to: block }, new Set([lowerAddress(safe)]))
  return logs.some(isSetup) ? block : null
}

/** One step of an upward scan of the account's own events. Requests for one emitter are cheap, so steps are large. */
export async function searchBeginning({ client, safe, from, to, tuner }: Question): Promise<Search> {
  for (;;) {
    const end = Math.min(to, from + tuner.size() - 1)
    try {
      const logs = await fetchSafeLogs(client, { from, to: end }, new Set([lowerAddress(safe)]))
      const first = logs.find(({ address }) => address === lowerAddress(safe))
      // Versions before 1.3.0 have no setup event: tokens may have arrived long before their first event.
      if (first) return isSetup(first) ? { found: first.blockNumber } : { unknown: true }
      return end === to ? { unknown: true } : { searchedTo: end + 1 }
    } catch (error) {
      if (!isRangeRefusal(error) || !tuner.shrink(error)) throw error
    }
  }
}

const isSetup = ({ topics }: RawLog) => topics[0] === safeTopics.safeSetup

/** The probes of one round are sent together: a round trip costs more than a few answers. */
const PROBES = 15

/**
 * The block in which a contract was created, found by reading its code at old blocks. Needs a node with old state; null when none has it. A
 * node may also answer with empty code instead of an error, so the caller must verify the result.
 */
async function findFirstCode(client: PublicClient, address: Address, from: number, to: number): Promise<number | null> {
  let low = from
  let high = to
  try {
    while (low < high) {
      const probes = spread(low, high - 1)
      const codes = await Promise.all(
        probes.map((block) => client.request({ method: 'eth_getCode', params: [address, numberToHex(block)] })),
      )
      const first = codes.findIndex((code) => code !== undefined && code !== '0x')
      high = first < 0 ? high : (probes[first] ?? high)
      const lastEmpty = first < 0 ? probes.length - 1 : first - 1
      low = (probes[lastEmpty] ?? low - 1) + 1
    }
    return low
  } catch (error) {
    if (error instanceof BaseError && error.walk((inner) => inner instanceof RpcRequestError)) return null
    throw error
  }
}

function spread(low: number, high: number): number[] {
  const count = Math.min(PROBES, high - low + 1)
  return Array.from({ length: count }, (_none, index) => low + Math.floor(((high - low + 1) * (index + 0.5)) / count))
}
