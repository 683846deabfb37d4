import { BlockedButton, ProvenanceMark, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { exact, type CheckedRows } from '../model/checkRows.ts'
import type { SendFormApi } from '../useSendForm.ts'
import { Estimate } from './Estimate.tsx'
import styles from './Send.module.css'

type Props = {
  readonly send: SendFormApi
  readonly tellAll: boolean
  readonly error: string | null
  readonly isBusy: boolean
  readonly onReview: () => void
  readonly onBlocked: () => void
}

/** What the rows amount to, what is left to fix, and the way on. */
export function SendSummary({ send, tellAll, error, isBusy, onReview, onBlocked }: Props) {
  const { checked, form, nonceText } = send
  const count = form.rows.length
  const fixes = fixesOf(checked, send)
  return (
    <aside className={styles.aside}>
      <section className={`cs-panel ${styles.summary}`}>
        <h2>What this will do</h2>
        <p>
          {count === 1 ? '1 payment' : `${count} payments in one batch`}, nonce {nonceText || '…'}
        </p>
        <dl className={styles.facts}>
          {checked.totals.flatMap(({ asset, sum, short }) => [
            <Fact key={`${asset.token}-total`} label="Total">
              <b>
                {exact(sum, asset)} {asset.symbol}
              </b>
            </Fact>,
            <Fact key={`${asset.token}-held`} label="Held" mark="service">
              {exact(asset.balance, asset)} {asset.symbol}
            </Fact>,
            ...(short > 0n
              ? [
                  <Fact key={`${asset.token}-short`} label="Short by" isShort>
                    {exact(short, asset)} {asset.symbol}
                  </Fact>,
                ]
              : []),
          ])}
          <div>
            <dt>Gas</dt>
            <dd>
              Paid by whoever executes
              <Estimate payments={checked.payments} />
            </dd>
          </div>
        </dl>
      </section>
      {tellAll && fixes.length > 0 && (
        <VerdictNote
          verdict="danger"
          announce
          title={fixes.length === 1 ? '1 thing to fix' : `${fixes.length} things to fix`}
        >
          <ul className={styles.fixes}>
            {fixes.map(({ text, target }) => (
              <li key={text}>
                <a className="cs-link" href={`#${target}`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </VerdictNote>
      )}
      {error && <VerdictNote verdict="danger" announce title={error} />}
      {fixes.length === 0 && checked.payments ? (
        <Button variant="filled" size="lg" loading={isBusy} onClick={onReview}>
          Review
        </Button>
      ) : (
        <BlockedButton
          size="lg"
          fullWidth
          showReason={false}
          reason={fixes[0]?.text ?? 'Fill in who receives what.'}
          onPress={onBlocked}
        >
          Review
        </BlockedButton>
      )}
    </aside>
  )
}

type FactProps = { label: string; mark?: 'service'; isShort?: boolean; children: ReactNode }

const Fact = ({ label, mark, isShort = false, children }: FactProps) => (
  <div className={isShort ? styles.short : undefined}>
    <dt>
      {label} {mark && <ProvenanceMark source={mark} />}
    </dt>
    <dd>{children}</dd>
  </div>
)

function fixesOf({ problems }: CheckedRows, { nonceProblem, noteProblem, nonce }: SendFormApi) {
  const rows = problems.flatMap(({ recipient, amount }, index) => [
    ...(recipient === null ? [] : [{ text: `Row ${index + 1}: ${lower(recipient)}`, target: `payment-${index + 1}` }]),
    ...(amount === null ? [] : [{ text: `Row ${index + 1}: ${lower(amount)}`, target: `payment-${index + 1}` }]),
  ])
  return [
    ...rows,
    ...(nonceProblem === null && nonce !== null
      ? []
      : [{ text: `Nonce: ${lower(nonceProblem ?? 'not known yet')}`, target: 'send-nonce' }]),
    ...(noteProblem === null ? [] : [{ text: `Note: ${lower(noteProblem)}`, target: 'send-note' }]),
  ]
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
