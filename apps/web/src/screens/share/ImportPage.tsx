import { printExchangeFile, type ExchangeItem } from '@countersign/safe/exchange'
import { InfoNote, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { IncomingPanel } from '../../parts/exchange/IncomingPanel.tsx'
import { useIncoming } from '../../parts/exchange/useIncoming.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { ImportedDraft } from './ImportedDraft.tsx'
import { ImportedMessage } from './ImportedMessage.tsx'
import { ImportedProof } from './ImportedProof.tsx'
import { ImportedProposal } from './ImportedProposal.tsx'
import { ImportedMessageReply, ImportedReply } from './ImportedReply.tsx'
import { ImportGuide } from './ImportGuide.tsx'
import styles from './Share.module.css'
import { importMessages } from './importMessages.ts'

type Props = {
  /** The fragment of the page's URL, read once. */
  readonly fragment: string
  /** Removes the fragment from the URL and the tab's history. */
  readonly onFragmentRead: () => void
}

/** Imports a proposal, a message or a signature. Reading it uses the chain, and no service. */
export function ImportPage({ fragment, onFragmentRead }: Props) {
  useDocumentTitle(importMessages.title)
  const [item, setItem] = useState<ExchangeItem | null>(null)
  const { state, take, unlock } = useIncoming((next) => setItem(next))
  const takeFragment = useEffectEvent((text: string) => {
    if (text.length < 2) return
    void take(text, 'link')
    onFragmentRead()
  })
  useEffect(() => takeFragment(fragment), [fragment])
  return (
    <div className={styles.stack}>
      <PageHeader title={importMessages.title} subtitle={importMessages.subtitle} />
      <IncomingPanel
        state={state}
        onText={(text, way) => void take(text, way)}
        onPassphrase={(passphrase) => void unlock(passphrase)}
        title={item === null ? importMessages.readTitle : importMessages.read}
      >
        <p>{importMessages.readNote}</p>
      </IncomingPanel>
      {item === null && <ImportGuide />}
      {item?.kind === 'signatures' && (
        <ImportedReply key={keyOf(item)} reply={item}>
          {(proposal) => <ImportedProposal proposal={proposal} />}
        </ImportedReply>
      )}
      {item?.kind === 'message-signatures' && (
        <ImportedMessageReply key={keyOf(item)} reply={item}>
          {(proposal) => <ImportedMessage proposal={proposal} />}
        </ImportedMessageReply>
      )}
      {item?.kind === 'owner-proof' && <ImportedProof key={keyOf(item)} answer={item} />}
      {item?.kind === 'owner-proof-request' && (
        <InfoNote
          title={importMessages.isProofRequest}
          action={
            <Link to="/prove" className="cs-link">
              {importMessages.openProve}
            </Link>
          }
        >
          {importMessages.openProveNote}
        </InfoNote>
      )}
      {item?.kind === 'draft' && <ImportedDraft key={keyOf(item)} draft={item} />}
      {item?.kind === 'message' && <ImportedMessage key={keyOf(item)} proposal={item} />}
      {item?.kind === 'proposal' && <ImportedProposal key={keyOf(item)} proposal={item} />}
    </div>
  )
}

/** Two reads of the same item have the same key. */
const keyOf = (item: ExchangeItem): string => printExchangeFile(item)
