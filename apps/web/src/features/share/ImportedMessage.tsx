import { messageContentOf, printExchangeFile, type MessageProposal } from '@countersign/safe/exchange'
import { GroupedHex, HashBlock, ProvenanceMark, Statement, StatementMeta, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChainName } from '../../shared/config/useChainName.ts'
import { useChains } from '../../shared/config/useChains.ts'
import { viewOfProposal } from '../../shared/exchange/viewOfProposal.ts'
import { messageContent } from '../../shared/message-view/messageContent.ts'
import { MessageContentView } from '../../shared/message-view/MessageContentView.tsx'
import { messageMeaning } from '../../shared/message-view/messageMeaning.ts'
import { hostOfOrigin } from '../../shared/message-view/originOf.ts'
import { ChecksPanel, ChecksPending } from '../../shared/review/ChecksPanel.tsx'
import { StatementText } from '../../shared/transaction-panels/StatementText.tsx'
import { MessageImportActions } from './MessageImportActions.tsx'
import { SignatureList } from './SignatureList.tsx'
import styles from './Share.module.css'
import { UnknownChain } from './UnknownChain.tsx'

/** A message that came in, rebuilt and checked, before anything of it is kept. */
export function ImportedMessage({ proposal }: { proposal: MessageProposal }) {
  const chain = useChains().find(({ chainId }) => chainId === String(proposal.chainId))
  const context = useMemo(() => viewOfProposal(proposal, undefined), [proposal])
  const content = useMemo(() => messageContent(messageContentOf(proposal.message)), [proposal])
  const chainName = useChainName()
  const { data: judged, error } = useQuery({
    queryKey: ['import', printExchangeFile(proposal)],
    queryFn: async () => {
      if (!chain) return null
      const { judgeMessageImport } = await import('./judgeImport.ts')
      return judgeMessageImport(proposal, chain)
    },
    enabled: chain !== undefined,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  if (!chain) return <UnknownChain chainId={proposal.chainId} name={proposal.chain.name} />
  const { origin, safe } = proposal
  const meaning = messageMeaning(content, context)
  return (
    <>
      <section className={styles.head} aria-label="What it says">
        <StatementMeta>
          <b>Imported message</b>
          <span>{meaning.label}</span>
          <span>{chain.chainName}</span>
          {origin && (
            <span title="Said by whoever sent it, not proved">
              Asked by {hostOfOrigin(origin)} <ProvenanceMark source="you" />
            </span>
          )}
        </StatementMeta>
        <Statement as="h2">
          <StatementText parts={meaning.statement} />
        </Statement>
        <p>
          Of account {chain.shortName}:<GroupedHex value={safe} />. Names and symbols came with it and prove nothing.
        </p>
      </section>
      {error && (
        <VerdictNote verdict="danger" title="Its hashes cannot be rebuilt" announce>
          {error.message}
        </VerdictNote>
      )}
      {judged ? (
        <>
          <MessageImportActions judged={judged} chain={chain} />
          <ChecksPanel checks={judged.checks} />
          <SignatureList verified={judged.verified} />
          <MessageContentView content={content} context={context} chainName={chainName} />
          <section className="cs-panel">
            <HashBlock look="paper" title="safeMessageHash" hash={judged.verified.reviewed.safeMessageHash} />
          </section>
        </>
      ) : (
        !error && <ChecksPending />
      )}
    </>
  )
}
