import type { SharedProposal } from '@countersign/safe/exchange'
import { splitNote } from '@countersign/safe/light'
import {
  CopyButton,
  GroupedHex,
  Identicon,
  KeyValueTable,
  ProvenanceMark,
  SectionHeading,
  Statement,
  StatementMeta,
} from '@countersign/ui'
import type { SafeTransactionData } from '@countersign/safe'
import { useMemo, type ReactNode } from 'react'
import { useOfflineDecoder } from '../parts/exchange/useOfflineDecoder.ts'
import { viewOfProposal } from '../parts/exchange/viewOfProposal.ts'
import { CallsPanel } from '../parts/transaction/CallsPanel.tsx'
import { predictedFromCalls } from '../parts/simulation/predictedFromCalls.ts'
import { effectGroups } from '../parts/transaction/effects/effectGroups.ts'
import { effectsMessages } from '../parts/transaction/effects/effectsMessages.ts'
import { EffectsSection } from '../parts/transaction/effects/EffectsSection.tsx'
import { OriginLine } from '../parts/transaction/effects/OriginLine.tsx'
import { StatementText } from '../parts/transaction/StatementText.tsx'
import { callTreeOf, flowOf, statementOfCall } from '@countersign/describe/transaction'
import { verifierMessages } from './verifierMessages.ts'
import styles from './Verifier.module.css'

/** The sentence, the checks, then the recipients, the calls and the ten fields, all derived from the bytes. */
export function ProposalContent({ proposal, children }: { proposal: SharedProposal; children: ReactNode }) {
  const { transaction, chain, chainId, version, safe } = proposal
  const { note } = splitNote(proposal.note)
  const decode = useOfflineDecoder()
  const context = useMemo(() => viewOfProposal(proposal, decode), [proposal, decode])
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  const tree = callTreeOf(transaction, context, null)
  const flows = flowOf(tree.nodes)
  const groups = effectGroups({
    predicted: predictedFromCalls(safe, flows),
    flows,
    changes: [],
    context,
    pricing: { balances: undefined, currency: 'usd' },
    state: null,
    wallet: null,
  })
  const recipient = flows.length === 1 ? flows[0]?.to : undefined
  return (
    <>
      <section className={styles.head}>
        <StatementMeta>
          <b>{tree.batch ? verifierMessages.batch(tree.total) : verifierMessages.transaction}</b>
          <span>
            {verifierMessages.nonce(String(transaction.nonce))} <ProvenanceMark source="you" />
          </span>
          <span>
            {verifierMessages.network({ name: chain.name, id: String(chainId) })} <ProvenanceMark source="you" />
          </span>
          <span>
            {verifierMessages.contract(version)} <ProvenanceMark source="you" />
          </span>
        </StatementMeta>
        <Statement>
          <StatementText parts={statement.parts} />
        </Statement>
        {recipient && (
          <p className={styles.recipient}>
            <Identicon address={recipient} shape="person" size={24} />
            <GroupedHex value={recipient} /> <CopyButton value={recipient} label={verifierMessages.recipient} />
          </p>
        )}
        <p className={styles.recipient}>
          <span className={styles.quiet}>{verifierMessages.ofAccount}</span>
          <GroupedHex value={safe} /> <CopyButton value={safe} label={verifierMessages.account} />
        </p>
        {note !== '' && (
          <StatementMeta>
            {verifierMessages.note(note)} <ProvenanceMark source="you" />
          </StatementMeta>
        )}
      </section>
      {children}
      {groups.length > 0 && (
        <EffectsSection
          title={effectsMessages.whatChanges}
          position={null}
          groups={groups}
          expected={1}
          context={context}
          origin={<OriginLine sentences={[effectsMessages.originBytes]} exceptions={[]} />}
        />
      )}
      <section>
        <SectionHeading title={verifierMessages.calls} count={tree.total} />
        <CallsPanel nodes={tree.nodes} />
      </section>
      <section>
        <SectionHeading title={verifierMessages.fields} count={10} />
        <KeyValueTable framed rows={fieldRows(transaction)} />
      </section>
    </>
  )
}

const fieldRows = (transaction: SafeTransactionData) =>
  Object.entries(transaction).map(([label, value]) => ({ label, value: <Field name={label} value={value} /> }))

function Field({ name, value }: { name: string; value: string | number | bigint }) {
  if (typeof value === 'string' && value.length === 42) return <GroupedHex value={value} />
  const text = name === 'operation' ? (value === 1 ? '1, delegatecall' : '0, call') : String(value)
  return <code className={styles.field}>{text}</code>
}
