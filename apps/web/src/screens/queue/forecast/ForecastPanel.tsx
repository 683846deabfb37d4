import { numberText } from '@countersign/primitives'
import { rowWordsOf, type ViewContext } from '@countersign/describe/transaction'
import { FieldNote, SkeletonRows, VerdictBadge } from '@countersign/ui'
import { clsx } from 'clsx'
import tables from '../../../parts/lists/Table.module.css'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { balanceText, changeText, symbolOf } from '../../../parts/transaction/effects/amountWords.ts'
import { useKnownPrices } from '../../../parts/transaction/useKnownPrices.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import type { Balance, Forecast, ForecastStep } from './Forecast.ts'
import styles from './ForecastPanel.module.css'
import { forecastMessages as messages } from './forecastMessages.ts'
import { MOST_FORECAST, useForecast } from './useForecast.ts'

/** What the account holds after each waiting transaction. @param waiting the numbers of the loaded transactions, ascending */
export function ForecastPanel({ waiting }: { waiting: readonly number[] }) {
  const plain = useViewContext()
  const { data, error, refetch } = useForecast(waiting)
  return (
    <section className={styles.section} aria-label={messages.title}>
      <p className={styles.what}>{messages.what({ account: plain.accountName })}</p>
      {data ? (
        <Steps forecast={data} context={{ ...plain, ...data.units }} waiting={waiting} />
      ) : error ? (
        <QueryError
          title={messages.failed}
          error={error}
          stillWorks={messages.stillWorks}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={Math.min(waiting.length, 6) + 1} shape="table" label={messages.running} />
      )}
    </section>
  )
}

type Shown = { forecast: Forecast; context: ViewContext; waiting: readonly number[] }

function Steps({ forecast: { block, now, steps, gap }, context, waiting }: Shown) {
  const failing = steps.find(({ outcome }) => outcome === 'fails')?.transaction.nonce
  const behind = gap === null ? 0 : waiting.filter((nonce) => BigInt(nonce) > gap).length
  return (
    <>
      <div className={clsx('cs-panel', tables.frame)}>
        <table className={clsx(tables.table, tables.cards, styles.steps)}>
          <caption className="cs-visually-hidden">{messages.title}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.number}</th>
              <th scope="col">{messages.transaction}</th>
              <th scope="col">{messages.change}</th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              <th scope="row">{messages.now}</th>
              <td />
              <td data-label={messages.after}>
                <Balances balances={now} context={context} />
              </td>
            </tr>
            {steps.map((step) => (
              <Step key={step.transaction.nonce} {...{ step, context, failing }} />
            ))}
          </tbody>
        </table>
      </div>
      {gap !== null && behind > 0 && (
        <FieldNote kind="caution">{messages.gap({ nonce: gap.toString(), waiting: behind })}</FieldNote>
      )}
      {steps.length === MOST_FORECAST && <p className={styles.origin}>{messages.cut({ most: MOST_FORECAST })}</p>}
      <p className={styles.origin}>{messages.origin({ block: numberText(block) })}</p>
    </>
  )
}

type StepProps = { step: ForecastStep; context: ViewContext; failing: bigint | undefined }

function Step({ step: { transaction, outcome, reason, moves, after }, context, failing }: StepProps) {
  const pricesIn = useKnownPrices()
  const { title } = rowWordsOf(transaction, transaction.nonce, context, pricesIn(context))
  return (
    <tr data-outcome={outcome}>
      <td>
        <b>{numberText(transaction.nonce)}</b>
      </td>
      <th scope="row">{title}</th>
      {outcome === 'fails' ? (
        <td colSpan={2}>
          <VerdictBadge verdict="danger" label={messages.fails} />
          {reason !== null && <p className={styles.reason}>{reason}</p>}
        </td>
      ) : outcome === 'not-reached' ? (
        <td colSpan={2} className={styles.quiet}>
          {failing !== undefined && messages.notReached({ nonce: failing.toString() })}
        </td>
      ) : (
        <>
          <td data-label={messages.change}>
            {outcome === 'uses-number' && <VerdictBadge verdict="caution" label={messages.usesNumber} />}
            {moves.length === 0 && outcome === 'runs' && <span className={styles.quiet}>{messages.noChange}</span>}
            <ul>
              {moves.map((move) => (
                <li key={`${move.token} ${move.tokenId}`}>{changeText(move, context)}</li>
              ))}
            </ul>
          </td>
          <td data-label={messages.after}>
            <Balances balances={after} context={context} />
          </td>
        </>
      )}
    </tr>
  )
}

const Balances = ({ balances, context }: { balances: readonly Balance[]; context: ViewContext }) => (
  <ul>
    {balances.map(({ token, value }) => (
      <li key={token}>
        {value === null ? messages.unread : balanceText(token, value, context)} {symbolOf(token, context)}
      </li>
    ))}
  </ul>
)
