import { safeTopics } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import { fetchSafeLogs } from '../read/fetchLogs.ts'
import { findFirstCode } from '../read/findFirstCode.ts'
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
