import { Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { messageProposalOf, type ShareableMessage } from '../../parts/exchange/messageProposalOf.ts'
import { noteHandedOut } from '../../data/storage/handedOut.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import styles from './Share.module.css'
import { ShareWays } from './ShareWays.tsx'
import { shareMessages } from './shareMessages.ts'

/** Shares a message. The recipient recomputes its hash and checks every signature. */
export function ShareMessageDialog({ source, onClose }: { source: ShareableMessage; onClose: () => void }) {
  const context = useViewContext()
  const [now] = useState(() => Date.now())
  const item = useMemo(() => messageProposalOf(source, context, now), [source, context, now])
  const signed = item.signatures.length
  return (
    <Modal
      opened
      onClose={onClose}
      title={shareMessages.shareMessage}
      size={560}
      closeButtonProps={{ 'aria-label': shareMessages.close }}
    >
      <div className={styles.stack}>
        <p>{shareMessages.messageContains({ signed })}</p>
        <ShareWays
          item={item}
          label={shareMessages.messageForOther}
          fileName={`message-${source.reviewed.safeMessageHash.slice(2, 10)}.countersign.json`}
          onTaken={() => noteHandedOut(source.reviewed.safeMessageHash, signed)}
        />
      </div>
    </Modal>
  )
}
