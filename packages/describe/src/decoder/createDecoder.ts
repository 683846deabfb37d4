import { findZodiacContract } from '@countersign/chains'
import { findSignatures } from '@countersign/chains/signatures'
import {
  decodeCalldata,
  describeBy,
  parseAbiText,
  type AbiClaim,
  type DecodeSources,
  type Descriptor,
  type ResolvedTarget,
} from '@countersign/safe/decode'
import { readNewAccount, type NewAccount } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { readRecoveryCall, type RecoveryCall } from '@countersign/safe/recovery'
import type { Abi } from 'viem'
import type { Decoder, Reported } from '../transaction/Decoder.ts'
import { factOf } from '../transaction/factOf.ts'
import { publishedAt } from '../transaction/publishedContracts.ts'
import { publishedAbis } from './publishedAbis.ts'

/** What a decoder knows besides the bundled signatures. */
export type Knowledge = {
  /** Signatures that the user added for an address, one function each. */
  readonly addedFor: (address: Address) => readonly string[] | undefined
  /** The ERC-7730 files about an address, and the source of each. The first file that describes the method is used. */
  readonly descriptorsFor?: (
    address: Address,
  ) => readonly { readonly descriptor: Descriptor; readonly by: Reported['by'] }[]
  /** The code at an address, as read from the chain; null when it was not requested or is not loaded yet. */
  readonly targetOf?: (address: Address, selector: Hex) => ResolvedTarget | null
  /** The answer of a source verification service; null when none is configured or it does not know the contract. */
  readonly claimFor?: (address: Address) => { readonly provider: string; readonly abi: Abi } | null
}

/**
 * A decoder from the bundled signatures and from the given sources. Without `targetOf` it makes no request. Contains viem and the selector
 * table: load this entry with `import()`.
 *
 * @example
 * const decode = createDecoder({ addedFor: () => undefined, targetOf: () => null })
 */
export function createDecoder({ addedFor, descriptorsFor, targetOf, claimFor }: Knowledge): Decoder {
  const sources = (target: ResolvedTarget | null): DecodeSources => ({
    signaturesOf: findSignatures,
    abisOf: (to) => {
      const places = [to, ...(target?.hops.map(({ address }) => address) ?? [])]
      const known = [
        ...places.flatMap((address): AbiClaim[] => {
          const functions = addedFor(address)
          return functions ? [{ abi: abiOf(functions), certainty: { kind: 'added' } }] : []
        }),
        ...publishedAbis(to, target),
      ]
      // The source service learns which contracts are viewed, so it is only asked about contracts that no other source knows.
      const last = places.at(-1)
      const claim = known.length === 0 && last ? claimFor?.(last) : null
      return claim ? [{ abi: claim.abi, certainty: { kind: 'claim', provider: claim.provider } }] : known
    },
  })
  return (data, to) => {
    if (data.length < 10) return { decoding: null, target: null, described: null }
    const target = targetOf?.(to, `0x${data.slice(2, 10).toLowerCase()}`) ?? null
    const decoding = decodeCalldata(data, to, sources(target))
    const fact = factOf(decoding)
    const reported = (fact && descriptorsFor?.(to)) ?? []
    const [described = null] = reported.flatMap(({ descriptor, by }): Reported[] => {
      const words = fact && describeBy(descriptor, fact)
      return words ? [{ ...words, by }] : []
    })
    return {
      decoding,
      target,
      described,
      newAccount: newAccountOf(data, to, target),
      recovery: recoveryOf(data, target),
    }
  }
}

/** The code at a published address may be different. Until it was read, the decoder does not say what a factory creates. */
function newAccountOf(data: Hex, to: Address, target: ResolvedTarget | null): NewAccount | null {
  const factory = publishedAt(to).find(
    ({ name, codeHash }) => name === 'SafeProxyFactory' && target?.hops.length === 0 && codeHash === target.codeHash,
  )
  return factory ? readNewAccount({ to, data }, factory.version) : null
}

/** A minimal proxy always runs the same code; its target says which. */
function recoveryOf(data: Hex, target: ResolvedTarget | null): RecoveryCall | null {
  const [hop, further] = target?.hops ?? []
  const isDelay =
    hop?.kind === 'EIP-1167' && !further && findZodiacContract(hop.address, hop.codeHash)?.name === 'Delay'
  return isDelay ? readRecoveryCall(data) : null
}

const parsed = new WeakMap<readonly string[], Abi>()

/** The text was validated when it was stored. A text that no longer parses names no function. */
function abiOf(functions: readonly string[]): Abi {
  const known = parsed.get(functions)
  if (known) return known
  const read = parseAbiText(functions.join('\n'))
  const abi = read.ok ? read.functions : []
  parsed.set(functions, abi)
  return abi
}
