import { fixedLength, readTokenCall, type CallReading } from '@countersign/safe/checks'
import type { ResolvedTarget } from '@countersign/safe/decode'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { callTreeOf, type CallNode, type Decoder, type TargetLookup } from '@countersign/describe/transaction'

type Input = {
  readonly safe: Address
  readonly transaction: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>
  /** A decoder that knows the code at targets. `isLast`: every target was read, so a source archive may be asked about what is left. */
  readonly decoderOf: (targets: TargetLookup, isLast: boolean) => Decoder
  /** The code that answers a selector at an address, at the block of the review; null where the node did not answer. */
  readonly targetAt: (address: Address, selector: Hex) => Promise<ResolvedTarget | null>
}

/** `token`: the target, if the method belongs to a token standard. */
export type ReviewedCall = CallReading & { readonly token: Address | null }

/** The calls of a reviewed transaction in words, and the code at their targets. */
export type ReviewedDecoding = {
  /** Every call at every depth. */
  readonly calls: readonly ReviewedCall[]
  readonly targets: TargetLookup
}

/** Inner calls are known only after the outer call is read, so the targets are read in this many rounds at most. */
const MOST_ROUNDS = 8
/** A limit for one review. Further calls keep the certainty that their bytes alone give. */
const MOST_TARGETS = 150

/**
 * Every call in words, with the contracts at its targets at one block. Uses nothing from the service.
 *
 * @example
 * const { calls } = await readDecoding({ safe, transaction, decoderOf, targetAt })
 */
export async function readDecoding({ safe, transaction, decoderOf, targetAt }: Input): Promise<ReviewedDecoding> {
  const found = new Map<string, ResolvedTarget | null>()
  const targets: TargetLookup = (address, selector) => found.get(keyOf(address, selector)) ?? null
  const read = (isLast: boolean, lookup: TargetLookup) =>
    callTreeOf(transaction, contextOf(safe, decoderOf(lookup, isLast)), null).nodes
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const missing = new Map<string, { readonly address: Address; readonly selector: Hex }>()
    // The source archive is asked only about the contracts at the final targets.
    read(false, (address, selector) => {
      const key = keyOf(address, selector)
      if (!found.has(key)) missing.set(key, { address, selector })
      return found.get(key) ?? null
    })
    const wanted = [...missing].slice(0, MOST_TARGETS - found.size)
    if (wanted.length === 0) break
    const answers = wanted.map(async ([key, { address, selector }]) =>
      found.set(key, await targetAt(address, selector)),
    )
    await Promise.all(answers)
  }
  return { calls: read(true, targets).flatMap(readingsOf), targets }
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
