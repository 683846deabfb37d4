import { formatAccountAddress } from '@countersign/safe/light'
import { toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { useAllSavedSignatures } from './savedSignatures.ts'

const MINUTE_MS = 60_000

/** Says on every visit that a signature waits in this browser, and where to send it again. Mount it lazily, once. */
export function UndeliveredSignatures() {
  const saved = useAllSavedSignatures()
  const { data: chains } = useQuery(chainsQuery())
  useEffect(() => {
    for (const { chainId, safe, safeTxHash, draft, at } of saved) {
      const chain = chains?.find((one) => one.chainId === chainId)
      // One given a moment ago is probably on its way, and its own page tells.
      if (!chain || Date.now() - at < MINUTE_MS) continue
      const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
      const href = draft ? `/safes/${account}/review?draft=${draft.id}` : `/safes/${account}/transactions/${safeTxHash}`
      toasts.show({
        id: `undelivered-${safeTxHash}`,
        kind: 'failure',
        title: 'A signature has not reached the service',
        detail: 'It is kept in this browser.',
        href,
        linkLabel: 'Send it again',
      })
    }
  }, [saved, chains])
  return null
}
