import { formatAccountAddress } from '@countersign/primitives'
import { copyText, type ToastInput, toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { keyOfSignature, type SavedSignature } from './SavedSignature.ts'
import { removeSignature } from './removeSignature.ts'
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
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const ids = new Set(saved.map(toastOf))
    for (const id of shown.current) if (!ids.has(id)) toasts.dismiss(id)
    shown.current = ids
    for (const signature of saved) {
      const { chainId, safe, at, isStored } = signature
      const chain = chains?.find((one) => one.chainId === chainId)
      // A signature of the last minute is probably being sent, and its own page shows that.
      if (!chain || (isStored && Date.now() - at < MINUTE_MS)) continue
      const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
      toasts.show({
        id: toastOf(signature),
        kind: 'failure',
        title: savedMessages.undelivered,
        detail: isStored ? savedMessages.undeliveredDetail : savedMessages.onlyInTab,
        href: `/safes/${account}/${pageOf(signature)}`,
        linkLabel: savedMessages.sendItAgain,
        action: isStored
          ? { label: savedMessages.remove, onClick: () => removeSignature(signature) }
          : copying(signature),
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

const toastOf = (signature: SavedSignature): string => `undelivered-${keyOfSignature(signature)}`

const copying = ({ signature }: SavedSignature): NonNullable<ToastInput['action']> => ({
  label: savedMessages.copy,
  onClick: () =>
    void copyText(signature).then((isCopied) =>
      toasts.show(
        isCopied
          ? { kind: 'info', title: savedMessages.copied }
          : { kind: 'failure', title: savedMessages.notCopied, detail: savedMessages.onlyInTab },
      ),
    ),
})

/** The page that can send the signature again. The hash finds what was signed, which the draft may not be any more. */
function pageOf({ kind, hash, draft }: SavedSignature): string {
  if (kind === 'transaction') return draft ? `review?draft=${hash}` : `transactions/${hash}`
  return draft ? `messages/review?draft=${hash}` : `messages/${hash}`
}
