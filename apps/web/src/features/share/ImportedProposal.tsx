import { printExchangeFile, type SharedProposal } from '@countersign/safe/exchange'
import {
  GroupedHex,
  HashBlock,
  ProvenanceMark,
  SectionHeading,
  Statement,
  StatementMeta,
  VerdictNote,
} from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChains } from '../../shared/config/useChains.ts'
import { useOfflineDecoder } from '../../shared/exchange/useOfflineDecoder.ts'
import { viewOfProposal } from '../../shared/exchange/viewOfProposal.ts'
import { ChecksPanel, ChecksPending } from '../../shared/review/ChecksPanel.tsx'
import { CallsPanel } from '../../shared/transaction-panels/CallsPanel.tsx'
import { StatementText } from '../../shared/transaction-panels/StatementText.tsx'
import { callTreeOf } from '../../shared/transaction-view/callTreeOf.ts'
import { statementOfCall } from '../../shared/transaction-view/statementOfCall.ts'
import { ImportActions } from './ImportActions.tsx'
import { SignatureList } from './SignatureList.tsx'
import styles from './Share.module.css'
import { UnknownChain } from './UnknownChain.tsx'

/** What came in, rebuilt and checked, before anything of it is kept. */
export function ImportedProposal({ proposal }: { proposal: SharedProposal }) {
  const chain = useChains().find(({ chainId }) => chainId === String(proposal.chainId))
  const decode = useOfflineDecoder()
  const context = useMemo(() => viewOfProposal(proposal, decode), [proposal, decode])
  const { data: judged, error } = useQuery({
    queryKey: ['import', printExchangeFile(proposal)],
    queryFn: async () => {
      if (!chain) return null
      const { judgeImport } = await import('./judgeImport.ts')
      return judgeImport(proposal, chain)
    },
    enabled: chain !== undefined,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  if (!chain) return <UnknownChain chainId={proposal.chainId} name={proposal.chain.name} />
  const { transaction, safe, note } = proposal
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  return (
    <>
      <section className={styles.head} aria-label="What it says">
        <StatementMeta>
          <b>Imported</b>
          <span>
            Nonce {String(transaction.nonce)} <ProvenanceMark source="you" />
          </span>
          <span>{chain.chainName}</span>
          {note !== '' && <span>Note: “{note}” not signed</span>}
        </StatementMeta>
        <Statement as="h2">
          <StatementText parts={statement.parts} />
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
          <ImportActions judged={judged} chain={chain} />
          <ChecksPanel checks={judged.checks} />
          <SignatureList verified={judged.verified} />
          <section>
            <SectionHeading title="Calls" />
            <CallsPanel nodes={callTreeOf(transaction, context, null).nodes} />
          </section>
          <section className="cs-panel">
            <HashBlock look="paper" title="safeTxHash" hash={judged.verified.reviewed.safeTxHash} />
          </section>
        </>
      ) : (
        !error && <ChecksPending />
      )}
    </>
  )
}
