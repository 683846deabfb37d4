import type { SafeTransactionData } from '@countersign/safe/light'
import { CheckList, CheckRow, Statement, VerdictBadge } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../../shared/query/balancesQuery.ts'
import type { Check } from '../../../../shared/review/Check.ts'
import { useCurrency } from '../../../../shared/storage/currency.ts'
import { FlowPanel } from '../../../../shared/transaction-panels/FlowPanel.tsx'
import { StatementText } from '../../../../shared/transaction-panels/StatementText.tsx'
import { callTreeOf, type CallNode } from '../../../../shared/transaction-view/callTreeOf.ts'
import { certaintyWords } from '../../../../shared/transaction-view/certaintyWords.ts'
import { flowOf } from '../../../../shared/transaction-view/flowOf.ts'
import { statementOfCall } from '../../../../shared/transaction-view/statementOfCall.ts'
import { useLocalDecoder } from '../../../../shared/transaction-view/useLocalDecoder.ts'
import { useViewContext } from '../../../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../../../shared/url/useAccount.ts'
import styles from './AppRequests.module.css'

type Props = {
  readonly transaction: SafeTransactionData
  /** Empty while the chain is being read. */
  readonly checks: readonly Check[]
  /** Why nothing could be checked; null when it could, or is still being read. */
  readonly problem: string | null
}

/** Findings shown beside the frame; the review page shows all. */
const MOST_FINDINGS = 4

/** What the app's calls would do, read from the bytes to be signed. */
export function AppCallsReview({ transaction, checks, problem }: Props) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const context = useViewContext({ balances, decode: useLocalDecoder(true) })
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  const tree = callTreeOf(transaction, context, null)
  const flows = flowOf(tree.nodes)
  return (
    <>
      <div className={styles.statement}>
        <Statement as="p">
          <StatementText parts={statement.parts} />
        </Statement>
      </div>
      {flows.length > 0 && <FlowPanel {...{ flows, context, balances, currency }} label="What leaves the account" />}
      <ol className={styles.calls} aria-label="Calls">
        {tree.nodes.map((node) => (
          <li key={node.number}>
            <span className={styles.number}>{node.number}</span>
            <div>
              <b>
                <StatementText parts={node.title} isQuiet />
              </b>
              <code>{signatureOf(node)}</code>
            </div>
            <CallVerdict node={node} />
          </li>
        ))}
      </ol>
      <Findings {...{ checks, problem }} />
      {transaction.safeTxGas > 0n && (
        <CheckList>
          <CheckRow verdict="caution" title="The app sets safeTxGas">
            It asks for {transaction.safeTxGas.toString()} gas. If a call inside fails, the nonce is used up all the
            same.
          </CheckRow>
        </CheckList>
      )}
    </>
  )
}

const signatureOf = ({ signature, call }: CallNode): string =>
  signature ?? (call.data === '0x' ? 'plain payment, no data' : `${call.data.slice(0, 10)}, no signature known`)

/** How sure the words of one call are. */
function CallVerdict({ node: { tone, certainty } }: { node: CallNode }) {
  if (tone !== 'none') return <VerdictBadge verdict={tone} />
  if (certainty === null) return <VerdictBadge verdict="unchecked" />
  const words = certaintyWords(certainty)
  const isSure = certainty.kind === 'empty' || certainty.kind === 'code'
  return (
    <span title={words?.long}>
      <VerdictBadge verdict={isSure ? 'verified' : 'unchecked'} label={isSure ? undefined : words?.short} />
    </span>
  )
}

/** What is open or wrong, worst first; what was fine as a number. */
function Findings({ checks, problem }: Pick<Props, 'checks' | 'problem'>) {
  const open = checks.filter(({ verdict }) => verdict !== 'verified')
  const verified = checks.length - open.length
  if (checks.length === 0)
    return (
      <CheckList>
        <CheckRow
          verdict="unchecked"
          title={problem === null ? 'Reading the account from the chain' : 'Nothing could be checked'}
        >
          {problem}
        </CheckRow>
      </CheckList>
    )
  return (
    <CheckList>
      {open.slice(0, MOST_FINDINGS).map((check) => (
        <CheckRow key={[check.id, check.title].join()} check={check.id} verdict={check.verdict} title={check.title}>
          {check.reason}
        </CheckRow>
      ))}
      <CheckRow verdict="unchecked" title="The app’s own words are no evidence">
        {open.length > MOST_FINDINGS
          ? `${open.length - MOST_FINDINGS} more findings stand on the review page.`
          : 'Everything here is read from the bytes.'}
      </CheckRow>
      {verified > 0 && <CheckRow verdict="verified" count={verified} />}
    </CheckList>
  )
}
