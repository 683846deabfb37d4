import { useEffect, useState } from 'react'
import { useConfig } from '../../data/query/useConfig.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { TargetLookup, ViewContext } from '@countersign/describe/transaction'

/**
 * The decoder of this browser, loaded after first content; undefined until then, or when it cannot be loaded. It is renewed when the code
 * at a target is loaded, and when an ABI is added.
 *
 * @param targets the targets that a review read at its block; null to read the chain at its latest block
 */
export function useLocalDecoder(isEnabled: boolean, targets: TargetLookup | null = null): ViewContext['decode'] {
  const { chain } = useAccount()
  const config = useConfig()
  const keeper = config?.sources ?? null
  const hasFiles = config?.hasDescriptors ?? false
  const [decode, setDecode] = useState<ViewContext['decode']>()
  useEffect(() => {
    if (!isEnabled) return
    let isWanted = true
    let stop = () => {}
    import('../../data/chain-access/localDecoder.ts').then(
      ({ localDecoder, onDecoderChange }) => {
        if (!isWanted) return
        const renew = () => setDecode(() => localDecoder(chain, keeper, new Map(), targets, hasFiles))
        renew()
        stop = onDecoderChange(renew)
      },
      // Without the decoder the service's names stay, marked as such.
      () => undefined,
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [isEnabled, chain, keeper, targets, hasFiles])
  return decode
}
