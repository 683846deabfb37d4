import type { Balances } from '@countersign/api'
import { SectionHeading } from '@countersign/ui'
import { FlowPanel } from '../../../parts/transaction/FlowPanel.tsx'
import type { ViewContext } from '@countersign/describe/transaction'
import type { TransactionModel } from '../model/transactionModel.ts'
import { Recorded } from './Recorded.tsx'

export interface FlowSectionProps {
  model: TransactionModel
  context: ViewContext
  balances: Balances | undefined
  /** ISO 4217 code. */
  currency: string
}

const TITLES = {
  pending: 'What leaves the account',
  done: 'What left the account',
  failed: 'What would have left the account',
  replaced: 'What would have left the account',
}

/** Titles for calls that move nothing now but allow others to take assets. */
const POWERS = {
  pending: 'What others may take',
  done: 'What others may take',
  failed: 'What others could have taken',
  replaced: 'What others could have taken',
}

/** Recipients and amounts: after the execution from the chain's record, before that from the calls. */
export function FlowSection({ model: { flows, moved, phase, tree }, context, balances, currency }: FlowSectionProps) {
  if (flows.length === 0) return null
  const leaves = flows.some(({ kind }) => kind === 'out')
  const title = leaves ? TITLES[phase] : POWERS[phase]
  return (
    <section>
      <SectionHeading
        title={title}
        {...(moved
          ? { action: <Recorded count={moved.length} /> }
          : tree
            ? { action: 'read from the calls, not simulated' }
            : {})}
      />
      <FlowPanel
        {...{ flows, context, balances, currency }}
        label={title}
        {...(phase === 'pending' ? {} : { priceNote: 'at today’s price' })}
      />
    </section>
  )
}
