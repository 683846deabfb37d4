import type { Chain } from '@countersign/api'
import { readDecoding as readFromChain, type ReviewedDecoding } from '@countersign/chain-client/review'
import type { Address } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { SourceKeeper } from '../../../data/chain-access/sourceClaims.ts'

type Input = {
  readonly chain: Chain
  readonly safe: Address
  readonly transaction: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>
  /** The block of the rest of the review. */
  readonly block: bigint
  readonly keeper: SourceKeeper | null
}

/** Every call in words, with the contracts at its targets at one block. No call if the decoder could not be loaded. */
export async function readDecoding({ chain, block, keeper, ...subject }: Input): Promise<ReviewedDecoding> {
  const loaded = await loadDecoder()
  if (loaded === null) return { calls: [], targets: () => null }
  const { localDecoder, targetAt } = loaded
  return readFromChain({
    ...subject,
    // The source archive is asked only about the contracts at the final targets.
    decoderOf: (targets, isLast) => localDecoder(chain, isLast ? keeper : null, new Map(), targets),
    targetAt: (address, selector) => targetAt(chain, address, selector, block),
  })
}

/** Both import viem and the selector table, which the review page loads in any case. */
async function loadDecoder() {
  try {
    const [{ localDecoder }, { targetAt }] = await Promise.all([
      import('../../../data/chain-access/localDecoder.ts'),
      import('../../../data/chain-access/targetStore.ts'),
    ])
    return { localDecoder, targetAt }
  } catch {
    return null
  }
}
