import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { ProvenanceMark, Statement, StatementMeta, TimeText, useCopy } from '@countersign/ui'
import { type Address, shortenAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import {
  appClaim,
  proposedBy,
  type Statement as StatementModel,
  type ViewContext,
} from '@countersign/describe/transaction'
import { AppClaimText } from '../../../parts/transaction/AppClaimText.tsx'
import { ToldNames } from '../../../parts/transaction/ToldNames.tsx'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { transactionLink } from '../../../data/url/transactionLink.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

const words = { idle: 'Copy link', copied: 'Link copied', failed: 'Not copied' }

/** Shown next to the title while signatures are missing, to send to the other owners. */
function CopyLink({ details }: { details: TransactionDetails }) {
  const { account } = useAccount()
  const { outcome, copy } = useCopy(transactionLink(account, details.txId))
  return (
    <button type="button" className="cs-link" onClick={copy}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  )
}

export interface TransactionHeaderProps {
  details: TransactionDetails
  statement: StatementModel
  kind: string
  context: ViewContext
  /** The account on chain; absent until the chain has answered. */
  state: ChainState | undefined
}

/** Kind, nonce, proposer and note, then the statement. */
export function TransactionHeader({ details, statement, kind, context, state }: TransactionHeaderProps) {
  const execution = details.detailedExecutionInfo
  const multisig = execution?.type === 'MULTISIG' ? execution : null
  const { note } = splitNote(details.note ?? '')
  const app = appClaim(details.safeAppInfo, context)
  const isPending = details.txStatus === 'AWAITING_CONFIRMATIONS' || details.txStatus === 'AWAITING_EXECUTION'
  return (
    <header>
      <StatementMeta>
        <b>{kind}</b>
        {multisig && (
          <span>
            Nonce {multisig.nonce} <ProvenanceMark source="service" />
          </span>
        )}
        {multisig && (
          <span>
            Proposed {byWords(details, isPending && state ? state.owners : null, context)}
            <TimeText at={multisig.submittedAt} form="exact" /> <ProvenanceMark source="service" />
          </span>
        )}
        {execution?.type === 'MODULE' && <span>No signatures needed</span>}
        {!multisig && details.executedAt !== null && <TimeText at={details.executedAt} form="exact" />}
        {app && <AppClaimText app={app} />}
        {note !== '' && (
          <span>
            Note: “{note}” <ProvenanceMark source="service" /> not signed
          </span>
        )}
        {statement.source === 'service' && (
          <span>
            Sent by the service <ProvenanceMark source="service" />
          </span>
        )}
        <ToldNames parts={statement.parts} />
        {isPending && <CopyLink details={details} />}
      </StatementMeta>
      <Statement>
        <StatementText parts={statement.parts} />
      </Statement>
    </header>
  )
}

/**
 * The proposer comes from the service. "not an owner" comes from the chain, and only for open transactions, because
 * owners may have changed since an execution.
 */
function byWords(details: TransactionDetails, owners: readonly Address[] | null, context: ViewContext): string | null {
  const by = proposedBy({ details }, owners)
  if (by === null) return null
  const name = context.nameOf(by.address) ?? shortenAddress(by.address)
  return `by ${name}, ${by.isOwner === false ? 'not an owner, ' : ''}`
}
