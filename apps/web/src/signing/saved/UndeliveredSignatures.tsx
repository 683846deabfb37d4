import { formatAccountAddress } from '@countersign/primitives'
import { copyText, type ToastInput, toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { keyOfSignature, type SavedSignature } from './SavedSignature.ts'
import { useAllSavedSignatures } from './savedSignatures.ts'
import { savedMessages } from './savedMessages.ts'

const MINUTE_MS = 60_000

/**
 * Shows a toast on every visit while this browser has an undelivered signature, with a link to the page that sends it again, and asks before
 * a tab is closed that has the only copy of one. Mount it lazily, once.
 */
export function UndeliveredSignatures() {
  const saved = useAllSavedSignatures()
  const { data: chains } = useQuery(chainsQuery())
  useEffect(() => {
    for (const signature of saved) {
      const { chainId, safe, at, isStored } = signature
      const chain = chains?.find((one) => one.chainId === chainId)
      // A signature of the last minute is probably being sent, and its own page shows that.
      if (!chain || (isStored && Date.now() - at < MINUTE_MS)) continue
      const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
      toasts.show({
        id: `undelivered-${keyOfSignature(signature)}`,
        kind: 'failure',
        title: savedMessages.undelivered,
        detail: isStored ? savedMessages.undeliveredDetail : savedMessages.onlyInTab,
        href: `/safes/${account}/${pageOf(signature)}`,
        linkLabel: savedMessages.sendItAgain,
        ...(isStored ? {} : copying(signature)),
      })
    }
  }, [saved, chains])
  const isOnlyInTab = saved.some(({ isStored }) => !isStored)
  useEffect(() => {
    if (!isOnlyInTab) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOnlyInTab])
  return null
}

const copying = ({ signature }: SavedSignature): Pick<ToastInput, 'action'> => ({
  action: {
    label: savedMessages.copy,
    onClick: () =>
      void copyText(signature).then((isCopied) =>
        toasts.show(
          isCopied
            ? { kind: 'info', title: savedMessages.copied }
            : { kind: 'failure', title: savedMessages.notCopied, detail: savedMessages.onlyInTab },
        ),
      ),
  },
})

/** The page that can send the signature again: the draft's, or that of the transaction or message. */
function pageOf({ kind, hash, draft }: SavedSignature): string {
  if (kind === 'transaction') return draft ? `review?draft=${draft.id}` : `transactions/${hash}`
  return draft ? `messages/review?draft=${draft.id}` : `messages/${hash}`
}
