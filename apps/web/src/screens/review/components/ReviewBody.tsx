import type { Balances } from '@countersign/api'
import type { SafeTransactionData } from '@countersign/safe/light'
import { BeforeAfterTable, GroupedHex, KeyValueTable, SectionHeading } from '@countersign/ui'
import type { ReactNode } from 'react'
import { CallsPanel } from '../../../parts/transaction/CallsPanel.tsx'
import {
  callTreeOf,
  flowOf,
  isOwnershipRow,
  settingsChanges,
  type ViewContext,
} from '@countersign/describe/transaction'
import { FlowPanel } from '../../../parts/transaction/FlowPanel.tsx'
import styles from '../../../parts/layout/ReviewLayout.module.css'
import type { Review } from '../model/Review.ts'
import { StateMark } from './StateMark.tsx'

type Props = {
  readonly transaction: SafeTransactionData
  readonly context: ViewContext
  readonly review: Pick<Review, 'proof' | 'state' | 'ownerships'> | null
  readonly balances: Balances | undefined
  readonly currency: string
  /** The findings of the simulation, shown after the amounts. */
  readonly simulation?: ReactNode
}

/** What the bytes do: amounts, settings, calls, fields. Only prices come from a server. */
export function ReviewBody({ transaction, context, review, balances, currency, simulation }: Props) {
  const tree = callTreeOf(transaction, context, null)
  const flows = flowOf(tree.nodes)
  const settings = review ? settingsChanges(tree.nodes, review.state) : []
  const isTold = review?.ownerships.some(({ after }) => after.ok) ?? false
  const changes = isTold ? settings.filter((change) => !isOwnershipRow(change)) : settings
  return (
    <>
      {flows.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title="What leaves the account" action="read from the bytes you sign" />
          <FlowPanel
            flows={flows}
            context={context}
            balances={balances}
            currency={currency}
            label="What leaves the account"
          />
        </section>
      )}
      {simulation && <div className={styles.section}>{simulation}</div>}
      {changes.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title="Before and after" action={review && <StateMark review={review} />} />
          <BeforeAfterTable
            rows={changes.map(({ label, before, after, address, tone }, index) => ({
              id: String(index),
              label,
              before,
              after: address ? (
                <>
                  {after} <GroupedHex value={address} />
                </>
              ) : (
                after
              ),
              verdict: tone === 'none' ? undefined : tone,
              unexpected: tone === 'danger',
            }))}
          />
        </section>
      )}
      <section className={styles.section}>
        <SectionHeading
          title="Calls"
          count={tree.nested > 0 ? `${tree.total}, with ${tree.nested} nested` : tree.total}
          action={tree.batch ? `delegatecall to ${tree.batch.contract}` : undefined}
        />
        <CallsPanel nodes={tree.nodes} />
      </section>
      <section className={styles.section}>
        <SectionHeading title="Signed fields" count={10} />
        <KeyValueTable framed rows={fieldRows(transaction)} />
      </section>
    </>
  )
}

function fieldRows(transaction: SafeTransactionData) {
  return Object.entries(transaction).map(([name, value]) => ({
    label: name,
    value: <FieldValue name={name} value={value} />,
  }))
}

function FieldValue({ name, value }: { name: string; value: string | number | bigint }) {
  if (typeof value === 'string' && value.length === 42) return <GroupedHex value={value} />
  if (name === 'operation') return value === 1 ? '1, delegatecall' : '0, call'
  const text = String(value)
  return (
    <code className={styles.field}>
      {text.length > 600 ? `${text.slice(0, 600)}… (${(text.length - 2) / 2} bytes)` : text}
    </code>
  )
}
