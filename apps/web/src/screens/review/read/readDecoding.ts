import type { Chain } from '@countersign/api'
import { fixedLength, readTokenCall, type CallReading } from '@countersign/safe/checks'
import type { ResolvedTarget } from '@countersign/safe/decode'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { SourceKeeper } from '../../../data/chain-access/sourceClaims.ts'
import { callTreeOf, type CallNode, type Decoder, type TargetLookup } from '@countersign/describe/transaction'

type Input = {
  readonly chain: Chain
  readonly safe: Address
  readonly transaction: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>
  /** The block of the rest of the review. */
  readonly block: bigint
  readonly keeper: SourceKeeper | null
}

/** `token`: the target, if the method belongs to a token standard. */
type ReviewedCall = CallReading & { readonly token: Address | null }

type ReviewedDecoding = {
  /** Empty if the decoder could not be loaded. */
  readonly calls: readonly ReviewedCall[]
  readonly targets: TargetLookup
}

/** Inner calls are known only after the outer call is read, so the targets are read in this many rounds at most. */
const MOST_ROUNDS = 8
/** A limit for one review. Further calls keep the certainty that their bytes alone give. */
const MOST_TARGETS = 150

/** Every call in words, with the contracts at its targets at one block. Uses nothing from the service. */
export async function readDecoding({ chain, safe, transaction, block, keeper }: Input): Promise<ReviewedDecoding> {
  const found = new Map<string, ResolvedTarget | null>()
  const targets: TargetLookup = (address, selector) => found.get(keyOf(address, selector)) ?? null
  const loaded = await loadDecoder()
  if (loaded === null) return { calls: [], targets }
  const { localDecoder, targetAt } = loaded
  const read = (asked: SourceKeeper | null, lookup: TargetLookup) =>
    callTreeOf(transaction, contextOf(safe, localDecoder(chain, asked, new Map(), lookup)), null).nodes
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const missing = new Map<string, { readonly address: Address; readonly selector: Hex }>()
    // The source archive is asked only about the contracts at the final targets.
    read(null, (address, selector) => {
      const key = keyOf(address, selector)
      if (!found.has(key)) missing.set(key, { address, selector })
      return found.get(key) ?? null
    })
    const wanted = [...missing].slice(0, MOST_TARGETS - found.size)
    if (wanted.length === 0) break
    const answers = wanted.map(async ([key, { address, selector }]) =>
      found.set(key, await targetAt(chain, address, selector, block)),
    )
    await Promise.all(answers)
  }
  return { calls: read(keeper, targets).flatMap(readingsOf), targets }
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

const keyOf = (address: Address, selector: Hex): string => [address.toLowerCase(), selector].join()

/** Names are only displayed; the certainty does not depend on them. */
const contextOf = (safe: Address, decode: Decoder) => ({
  safe,
  accountName: safe,
  native: { symbol: '', decimals: 18 },
  nameOf: () => null,
  tokenOf: () => null,
  hasApps: false,
  decode,
})

function readingsOf({ number, signature, certainty, call, children }: CallNode): ReviewedCall[] {
  const token = readTokenCall(call) === null ? null : call.to
  const own: ReviewedCall[] =
    certainty === null ? [] : [{ number, signature, certainty, token, isMeasured: fixedLength(call) !== null }]
  return [...own, ...children.flatMap(readingsOf)]
}
