import type { ExchangeItem } from '@countersign/safe/exchange'
import { InfoNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { ImportedAccount } from './ImportedAccount.tsx'
import { ImportedDraft } from './ImportedDraft.tsx'
import { ImportedMessage } from './ImportedMessage.tsx'
import { ImportedPlan } from './ImportedPlan.tsx'
import { ImportedProof } from './ImportedProof.tsx'
import { ImportedProposal } from './ImportedProposal.tsx'
import { ImportedMessageReply, ImportedReply } from './ImportedReply.tsx'
import { importMessages } from './importMessages.ts'

/** An imported item in the form of its kind. */
export function ImportedItem({ item }: { readonly item: ExchangeItem }) {
  return (
    <>
      {item.kind === 'signatures' && (
        <ImportedReply reply={item}>{(proposal) => <ImportedProposal proposal={proposal} />}</ImportedReply>
      )}
      {item.kind === 'message-signatures' && (
        <ImportedMessageReply reply={item}>
          {(proposal) => <ImportedMessage proposal={proposal} />}
        </ImportedMessageReply>
      )}
      {item.kind === 'owner-proof' && <ImportedProof answer={item} />}
      {item.kind === 'owner-proof-request' && (
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
      {item.kind === 'account' && <ImportedAccount account={item} />}
      {item.kind === 'draft' && <ImportedDraft draft={item} />}
      {item.kind === 'plan' && <ImportedPlan plan={item} />}
      {item.kind === 'message' && <ImportedMessage proposal={item} />}
      {item.kind === 'proposal' && <ImportedProposal proposal={item} />}
    </>
  )
}
