import type { SharedDraft } from '@countersign/safe/exchange'
import { Modal } from '@mantine/core'
import { useMemo } from 'react'
import type { SavedDraft } from '../../data/drafts/SavedDraft.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './Share.module.css'
import { sharedDraftMessages as messages } from './sharedDraftMessages.ts'
import { ShareWays } from './ShareWays.tsx'

/** Shares a draft by link, code or file. The recipient sees what its bytes do before taking it over. */
export function ShareSavedDraft({ draft, onClose }: { draft: SavedDraft; onClose: () => void }) {
  const { chain } = useAccount()
  const item = useMemo((): SharedDraft => {
    const { chainName: name, shortName, nativeCurrency } = chain
    return {
      kind: 'draft',
      chainId: BigInt(draft.chainId),
      chain: { name, shortName, symbol: nativeCurrency.symbol },
      safe: draft.safe,
      use: draft.kind,
      name: draft.name,
      note: draft.note,
      calls: draft.calls.flatMap(({ call }) => call ?? []),
      createdAt: draft.changedAt,
    }
  }, [chain, draft])
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.shareTitle}
      size={560}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <div className={styles.stack}>
        <p>{messages.contains({ calls: item.calls.length })}</p>
        <ShareWays item={item} label={messages.forOther} fileName="draft.countersign.json" />
      </div>
    </Modal>
  )
}
