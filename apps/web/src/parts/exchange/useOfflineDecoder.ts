import { useEffect, useState } from 'react'
import type { Decoder } from '@countersign/describe/transaction'

/**
 * Decodes with the bundled data alone: without chain reads and without ABIs that were added in this browser. Undefined until it is loaded.
 */
export function useOfflineDecoder(): Decoder | undefined {
  const [decode, setDecode] = useState<Decoder>()
  useEffect(() => {
    let isWanted = true
    import('@countersign/describe/decoder').then(
      ({ createDecoder }) => {
        const decoder = createDecoder({ addedFor: () => undefined })
        if (isWanted) setDecode(() => decoder)
      },
      // Without the decoder, calls are shown as bytes.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return decode
}
