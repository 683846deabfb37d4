import type { AbiFunction } from 'viem'
import { parseAbiItem, toFunctionSignature } from 'viem/utils'
import { type Address, type Hex, isHex } from '@countersign/primitives'
import type { Certainty } from './Certainty.ts'
import { decodeArguments, type DecodedArguments } from './decodeArguments.ts'
import type { DecodeSources, Decoding, KnownSignature } from './Decoding.ts'
import { nameParameters } from './decodeParameters.ts'
import { findFunction } from './findFunction.ts'
import { innerCallsOf } from './innerCallsOf.ts'

type Fit = { readonly fn: AbiFunction; readonly args: DecodedArguments }

/**
 * Decodes calldata and says how certain the result is. ABIs claimed for the target come first, then every signature
 * known for the selector. A decoding that does not encode to the same bytes again is `inexact`, and its inner calls
 * are ignored.
 *
 * @param data calldata
 * @param to the target
 * @param sources what is known besides the bytes
 * @returns `null` when nothing known can be read out of the bytes
 * @example
 * decodeCalldata(transferData, usdc, { signaturesOf: findSignatures })?.method // 'transfer'
 */
export function decodeCalldata(data: Hex, to: Address, sources: DecodeSources): Decoding | null {
  if (data.length < 10 || !isHex(data)) return null
  const selector: Hex = `0x${data.slice(2, 10).toLowerCase()}`
  const bytes: Hex = `0x${data.slice(10)}`
  let inexact: Fit | undefined
  for (const { abi, certainty } of sources.abisOf?.(to, selector) ?? []) {
    const fit = fitOf(findFunction(abi, selector), bytes)
    if (fit?.args.inexact === null) return decodingOf(fit, certainty, data, to)
    inexact ??= fit
  }
  const known = sources.signaturesOf(selector)
  const fits = known.flatMap((one) => {
    const fit = fitOf(functionOf(one), bytes)
    return fit ? [{ ...fit, source: one.source }] : []
  })
  const exact = fits.filter(({ args }) => args.inexact === null)
  const [first, ...others] = exact
  if (first) {
    const certainty: Certainty =
      others.length === 0
        ? { kind: 'selector', source: first.source, known: known.length }
        : { kind: 'collision', signatures: exact.map(({ fn }) => toFunctionSignature(fn)) }
    return decodingOf(first, certainty, data, to)
  }
  const best = inexact ?? fits[0]
  if (!best) return null
  const { reason, trailing } = best.args.inexact ?? { reason: '', trailing: 0 }
  return decodingOf(best, { kind: 'inexact', reason, ...(trailing > 0 ? { trailing } : {}) }, data, to)
}

function fitOf(fn: AbiFunction | undefined, bytes: Hex): Fit | undefined {
  const args = fn && decodeArguments(fn, bytes)
  return fn && args ? { fn, args } : undefined
}

function decodingOf({ fn, args }: Fit, certainty: Certainty, data: Hex, to: Address): Decoding {
  const { values, inexact } = args
  return {
    method: fn.name,
    signature: toFunctionSignature(fn),
    parameters: values === null ? [] : nameParameters(fn, values),
    certainty,
    // With several meanings, or extra bytes, inner calls must not be shown as if they were executed.
    inner: certainty.kind === 'collision' || inexact !== null ? [] : innerCallsOf(data, to),
  }
}

const parsed = new Map<string, AbiFunction | undefined>()

function functionOf({ signature }: KnownSignature): AbiFunction | undefined {
  if (parsed.has(signature)) return parsed.get(signature)
  const item = parseAbiItem(`function ${signature}`)
  const fn = item.type === 'function' ? item : undefined
  parsed.set(signature, fn)
  return fn
}
