import { formatSignature } from '@countersign/safe/decode'
import { useEffect, useMemo, useState } from 'react'
import { localDecoder, onDecoderChange } from '../../data/chain-access/localDecoder.ts'
import { useConfig } from '../../data/query/useConfig.ts'
import { addedAbiFor } from '../../data/storage/addedAbis.ts'
import type { ViewContext } from '@countersign/describe/transaction'
import { useAccount } from '../../data/url/useAccount.ts'
import type { BuilderCall } from './model/BuilderCall.ts'
import { toAbiFunction } from './model/Method.ts'
import type { CheckedCall } from './model/checkBuilderCall.ts'

/** Signatures of the pasted methods in use, by the lower-case address of their contract. */
export function pastedSignatures(
  calls: readonly BuilderCall[],
  checked: readonly CheckedCall[],
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [index, { mode, method }] of calls.entries()) {
    const to = checked[index]?.to
    if (mode !== 'abi' || method?.kind !== 'function' || !to) continue
    const key = to.toLowerCase()
    const signature = formatSignature(toAbiFunction(method))
    found.set(key, [...new Set([...(found.get(key) ?? []), signature])])
  }
  return found
}

/**
 * The decoder that the review will use. It will know the pasted ABIs, because they are stored when the batch goes to
 * review.
 */
export function useBuilderDecoder(pasted: ReadonlyMap<string, readonly string[]>): ViewContext['decode'] {
  const { chain } = useAccount()
  const config = useConfig()
  const keeper = config?.sources ?? null
  const hasFiles = config?.hasDescriptors ?? false
  const [round, setRound] = useState(0)
  useEffect(() => onDecoderChange(() => setRound((before) => before + 1)), [])
  const name = JSON.stringify([...pasted])
  return useMemo(() => {
    const known = new Map(
      [...pasted].map(([address, signatures]) => [
        address,
        [...new Set([...(addedAbiFor(addressOf(address), chain.chainId)?.functions ?? []), ...signatures])],
      ]),
    )
    return localDecoder(chain, keeper, known, null, hasFiles)
    // The map is a new object after every key press; its text shows whether it changed. A round means new data.
    // eslint-disable-next-line react/exhaustive-deps
  }, [chain, keeper, name, round, hasFiles])
}

const addressOf = (text: string): `0x${string}` => `0x${text.slice(2)}`
