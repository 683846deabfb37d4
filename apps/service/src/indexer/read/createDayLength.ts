import { fetchHeader } from './fetchHeader.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'

const DAY_SECONDS = 86_400
const SAMPLE_BLOCKS = 1000
/** At twelve seconds a block. */
const DEFAULT_BLOCKS = 7200

/** The number of blocks in a day, measured once. Tokens may reach an account's address about that long before its creation. */
export function createDayLength({ config, pool }: IndexerParts): () => Promise<number> {
  let known: number | null = null
  return async () => {
    if (config.isLocal) return DEFAULT_BLOCKS
    known ??= await measure()
    return known
  }

  async function measure(): Promise<number> {
    const head = await fetchHeader(pool.client, 'latest')
    if (!head || head.number < SAMPLE_BLOCKS) return DEFAULT_BLOCKS
    const earlier = await fetchHeader(pool.client, head.number - SAMPLE_BLOCKS)
    const seconds = earlier ? (head.time - earlier.time) / 1000 / SAMPLE_BLOCKS : 0
    return seconds > 0 ? Math.min(500_000, Math.ceil(DAY_SECONDS / seconds)) : DEFAULT_BLOCKS
  }
}
