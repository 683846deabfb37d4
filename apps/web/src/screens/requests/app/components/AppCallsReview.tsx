import type { SafeTransactionData } from '@countersign/safe/light'
import { CheckList, CheckRow, VerdictBadge } from '@countersign/ui'
import type { AssetDelta, UnitOf } from '@countersign/simulation'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../../data/storage/currency.ts'
import { StatementText } from '../../../../parts/transaction/StatementText.tsx'
import { callTreeOf, certaintyWords, flowOf, statementOfCall, type CallNode } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../../../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import styles from './AppRequests.module.css'
import { Findings, type FindingsProps } from './Findings.tsx'
import { FlowSummary } from './FlowSummary.tsx'
import { RequestStatement } from './RequestStatement.tsx'
import { appRequestsMessages } from '../appRequestsMessages.ts'

type Props = FindingsProps & {
  readonly transaction: SafeTransactionData
  /** What the account loses and gains in the simulation; null without one. */
  readonly deltas: readonly AssetDelta[] | null
  /** Units as the chain reports them; absent until they are read. */
  readonly units: UnitOf | undefined
}

/** The effect of the app's calls, derived from the bytes to sign. */
export function AppCallsReview({ transaction, checks, problem, deltas, units }: Props) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const context = useViewContext({ balances, decode: useLocalDecoder(true), units })
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  const tree = callTreeOf(transaction, context, null)
  const flows = flowOf(tree.nodes)
  const isDecoded = checks.some(({ id, verdict }) => id === 'decoding' && verdict === 'verified')
  return (
    <>
      <RequestStatement parts={statement.parts} />
      <FlowSummary {...{ flows, context, deltas }} />
      <ol className={styles.calls} aria-label={appRequestsMessages.calls}>
        {tree.nodes.map((node) => (
          <li key={node.number}>
            <span className={styles.number}>{node.number}</span>
            <div>
              <b>
                <StatementText parts={node.title} isQuiet />
              </b>
              <code>{signatureOf(node)}</code>
            </div>
            <CallVerdict node={node} isDecoded={isDecoded} />
          </li>
        ))}
      </ol>
      <Findings {...{ checks, problem }} />
      {transaction.safeTxGas > 0n && (
        <CheckList>
          <CheckRow verdict="caution" title={appRequestsMessages.gasLimit}>
            {appRequestsMessages.gasLimitText(transaction.safeTxGas)}
          </CheckRow>
        </CheckList>
      )}
    </>
  )
}

const signatureOf = ({ signature, call }: CallNode): string =>
  signature ??
  (call.data === '0x'
    ? appRequestsMessages.plainPayment
    : appRequestsMessages.unknownMethod({ selector: call.data.slice(0, 10) }))

/** The certainty of the decoded call. */
function CallVerdict({ node: { tone, certainty }, isDecoded }: { node: CallNode; isDecoded: boolean }) {
  if (tone !== 'none') return <VerdictBadge verdict={tone} />
  if (certainty === null) return <VerdictBadge verdict="unchecked" />
  const words = certaintyWords(certainty)
  const isSure = isDecoded || certainty.kind === 'empty' || certainty.kind === 'code' || certainty.kind === 'added'
  return (
    <span title={words?.long}>
      <VerdictBadge verdict={isSure ? 'verified' : 'unchecked'} />
    </span>
  )
}
