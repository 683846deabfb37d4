import { formatAccountAddress } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { type SavedSignature, useAllSavedSignatures } from './savedSignatures.ts'
import { savedMessages } from './savedMessages.ts'

const MINUTE_MS = 60_000

/**
 * Shows a toast on every visit while this browser has an undelivered signature, with a link to the page that sends it again. Mount it
 * lazily, once.
 */
export function UndeliveredSignatures() {
  const saved = useAllSavedSignatures()
  const { data: chains } = useQuery(chainsQuery())
  useEffect(() => {
    for (const signature of saved) {
      const { chainId, safe, hash, at } = signature
      const chain = chains?.find((one) => one.chainId === chainId)
      // A signature of the last minute is probably being sent, and its own page shows that.
      if (!chain || Date.now() - at < MINUTE_MS) continue
      const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
      const href = `/safes/${account}/${pageOf(signature)}`
      toasts.show({
        id: `undelivered-${hash}`,
        kind: 'failure',
        title: savedMessages.undelivered,
        detail: savedMessages.undeliveredDetail,
        href,
        linkLabel: savedMessages.sendItAgain,
      })
    }
  }, [saved, chains])
  return null
}

/** The page that can send the signature again: the draft's, or that of the transaction or message. */
function pageOf({ kind, hash, draft }: SavedSignature): string {
  if (kind === 'transaction') return draft ? `review?draft=${draft.id}` : `transactions/${hash}`
  return draft ? `messages/review?draft=${draft.id}` : `messages/${hash}`
}
