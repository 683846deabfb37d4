import type { TransactionDetails } from '@countersign/api'
import { ProvenanceMark, Statement, StatementMeta, TimeText } from '@countersign/ui'
import { shortenAddress } from '@countersign/safe/light'
import { CopyLink } from './CopyLink.tsx'
import { AppClaimText } from '../../../shared/transaction-panels/AppClaimText.tsx'
import { appClaim } from '../../../shared/transaction-view/appClaim.ts'
import { ToldNames } from '../../../shared/transaction-panels/ToldNames.tsx'
import { StatementText } from '../../../shared/transaction-panels/StatementText.tsx'
import type { Statement as StatementModel } from '../../../shared/transaction-view/statementOfCall.ts'
import type { ViewContext } from '../../../shared/transaction-view/ViewContext.ts'

export interface TransactionHeaderProps {
  details: TransactionDetails
  statement: StatementModel
  kind: string
  context: ViewContext
}

/** What kind, which nonce, who proposed it, their note; then the sentence. */
export function TransactionHeader({ details, statement, kind, context }: TransactionHeaderProps) {
  const execution = details.detailedExecutionInfo
  const multisig = execution?.type === 'MULTISIG' ? execution : null
  const app = appClaim(details.safeAppInfo, context)
  const proposer = multisig?.proposer?.value ?? null
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
            Proposed {proposer && `by ${context.nameOf(proposer) ?? shortenAddress(proposer)}, `}
            <TimeText at={multisig.submittedAt} form="exact" /> <ProvenanceMark source="service" />
          </span>
        )}
        {execution?.type === 'MODULE' && <span>No signatures needed</span>}
        {!multisig && details.executedAt !== null && <TimeText at={details.executedAt} form="exact" />}
        {app && <AppClaimText app={app} />}
        {details.note && (
          <span>
            Note: “{details.note}” <ProvenanceMark source="service" /> not signed
          </span>
        )}
        {statement.source === 'service' && (
          <span>
            Told by the service <ProvenanceMark source="service" />
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
