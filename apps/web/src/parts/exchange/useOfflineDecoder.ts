import { useEffect, useState } from 'react'
import type { Decoder } from '@countersign/describe/transaction'

/** Decodes with what is bundled alone: no chain is asked, nothing this browser was taught is used. Undefined until it is loaded. */
export function useOfflineDecoder(): Decoder | undefined {
  const [decode, setDecode] = useState<Decoder>()
  useEffect(() => {
    let isWanted = true
    import('../../data/chain-access/createDecoder.ts').then(
      ({ createDecoder }) => {
        const decoder = createDecoder({ addedFor: () => undefined })
        if (isWanted) setDecode(() => decoder)
      },
      // Without it calls stay what they are: bytes.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return decode
}
