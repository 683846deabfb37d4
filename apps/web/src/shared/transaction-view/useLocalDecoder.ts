import { useEffect, useState } from 'react'
import type { ViewContext } from './ViewContext.ts'

/** The decoder of `@countersign/safe`, loaded after first content; undefined until then, or when it cannot be loaded. */
export function useLocalDecoder(isEnabled: boolean): ViewContext['decode'] {
  const [decode, setDecode] = useState<ViewContext['decode']>()
  useEffect(() => {
    if (!isEnabled) return
    let isWanted = true
    import('../chain-access/decodeLocally.ts').then(
      ({ decodeLocally }) => isWanted && setDecode(() => decodeLocally),
      // Without it the service's names stay, marked as such.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isEnabled])
  return decode
}
