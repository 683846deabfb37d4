import type { VerifiedMessage } from '@countersign/safe/exchange'
import { CopyButton, GroupedHex, ProvenanceMark, Statement, StatementMeta } from '@countersign/ui'
import { useMemo, type ReactNode } from 'react'
import { viewOfProposal } from '../parts/exchange/viewOfProposal.ts'
import { hostOfOrigin, messageContent, messageMeaning } from '@countersign/describe/message'
import { MessageContentView } from '../parts/message/MessageContentView.tsx'
import { StatementText } from '../parts/transaction/StatementText.tsx'
import { verifierMessages } from './verifierMessages.ts'
import styles from './Verifier.module.css'

/** The sentence, the checks, then the message itself, all derived from the hashed data. */
export function MessageContent({ verified, children }: { verified: VerifiedMessage; children: ReactNode }) {
  const { proposal, reviewed } = verified
  const { chain, chainId, version, safe, origin } = proposal
  const context = useMemo(() => viewOfProposal(proposal, undefined), [proposal])
  const content = useMemo(() => messageContent(reviewed.content), [reviewed])
  const meaning = messageMeaning(content, context)
  return (
    <>
      <section className={styles.head}>
        <StatementMeta>
          <b>{verifierMessages.message}</b>
          <span>{meaning.label}</span>
          <span>
            {verifierMessages.network({ name: chain.name, id: String(chainId) })} <ProvenanceMark source="you" />
          </span>
          <span>
            {verifierMessages.contract(version)} <ProvenanceMark source="you" />
          </span>
          {origin && (
            <span title={verifierMessages.claim}>
              {verifierMessages.askedBy(hostOfOrigin(origin))} <ProvenanceMark source="you" />
            </span>
          )}
        </StatementMeta>
        <Statement>
          <StatementText parts={meaning.statement} />
        </Statement>
        <p className={styles.recipient}>
          <span className={styles.quiet}>{verifierMessages.ofAccount}</span>
          <GroupedHex value={safe} /> <CopyButton value={safe} label={verifierMessages.account} />
        </p>
      </section>
      {children}
      <MessageContentView content={content} context={context} chainName={() => null} />
    </>
  )
}
