import { messageContentOf, type MessageProposal } from '@countersign/safe/exchange'
import { ProvenanceMark } from '@countersign/ui'
import { useMemo } from 'react'
import { useChainName } from '../../data/query/useChainName.ts'
import { viewOfProposal } from '../../parts/exchange/viewOfProposal.ts'
import { hostOfOrigin, messageContent, messageMeaning } from '@countersign/describe/message'
import { MessageContentView } from '../../parts/message/MessageContentView.tsx'
import { Imported } from './Imported.tsx'
import { MessageImportActions } from './MessageImportActions.tsx'
import { importMessages } from './importMessages.ts'

const HASH_NAME = 'safeMessageHash'

/** An imported message. */
export function ImportedMessage({ proposal }: { proposal: MessageProposal }) {
  const context = useMemo(() => viewOfProposal(proposal, undefined), [proposal])
  const content = useMemo(() => messageContent(messageContentOf(proposal.message)), [proposal])
  const chainName = useChainName()
  const { origin } = proposal
  const meaning = messageMeaning(content, context)
  return (
    <Imported
      proposal={proposal}
      judge={async (...asked) => (await import('./judgeImport.ts')).judgeMessageImport(...asked)}
      label={
        <>
          <b>{importMessages.importedMessage}</b>
          <span>{meaning.label}</span>
        </>
      }
      remark={
        origin && (
          <span title={importMessages.claimOfSender}>
            {importMessages.askedBy({ host: hostOfOrigin(origin) })} <ProvenanceMark source="you" />
          </span>
        )
      }
      statement={meaning.statement}
      actions={(judged, chain) => <MessageImportActions judged={judged} chain={chain} />}
      content={<MessageContentView content={content} context={context} chainName={chainName} />}
      digest={({ verified }) => ({ title: HASH_NAME, hash: verified.reviewed.safeMessageHash })}
    />
  )
}
