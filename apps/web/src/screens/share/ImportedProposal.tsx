import type { SharedProposal } from '@countersign/safe/exchange'
import { splitNote } from '@countersign/safe/light'
import { ProvenanceMark, SectionHeading } from '@countersign/ui'
import { useMemo } from 'react'
import { useOfflineDecoder } from '../../parts/exchange/useOfflineDecoder.ts'
import { viewOfProposal } from '../../parts/exchange/viewOfProposal.ts'
import { CallsPanel } from '../../parts/transaction/CallsPanel.tsx'
import { callTreeOf, statementOfCall } from '@countersign/describe/transaction'
import { ImportActions } from './ImportActions.tsx'
import { Imported } from './Imported.tsx'
import { importMessages } from './importMessages.ts'

const HASH_NAME = 'safeTxHash'

/** An imported transaction. */
export function ImportedProposal({ proposal }: { proposal: SharedProposal }) {
  const decode = useOfflineDecoder()
  const context = useMemo(() => viewOfProposal(proposal, decode), [proposal, decode])
  const { transaction } = proposal
  const { note } = splitNote(proposal.note)
  return (
    <Imported
      proposal={proposal}
      judge={async (...asked) => (await import('./judgeImport.ts')).judgeImport(...asked)}
      label={
        <>
          <b>{importMessages.imported}</b>
          <span>
            {importMessages.transactionNumber({ nonce: transaction.nonce })} <ProvenanceMark source="you" />
          </span>
        </>
      }
      remark={note !== '' && <span>{importMessages.noteNotSigned({ note })}</span>}
      statement={statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context).parts}
      actions={(judged, chain) => <ImportActions judged={judged} chain={chain} />}
      content={
        <section>
          <SectionHeading title={importMessages.calls} />
          <CallsPanel nodes={callTreeOf(transaction, context, null).nodes} />
        </section>
      }
      digest={({ verified }) => ({ title: HASH_NAME, hash: verified.reviewed.safeTxHash })}
    />
  )
}
