import type { TransactionDetails } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isOwnershipRow, type TargetLookup, type CallTree } from '@countersign/describe/transaction'
import type { UnitOf } from '@countersign/simulation'
import { SectionHeading } from '@countersign/ui'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { OverridesList } from '../../../signing/review/OverridesList.tsx'
import { useAfterFirstContent } from '../../../parts/transaction/useAfterFirstContent.ts'
import { useCoinIsTold } from '../../../parts/transaction/useCoinIsTold.ts'
import { useLocalDecoder } from '../../../parts/transaction/useLocalDecoder.ts'
import { useTransactionCheck } from '../../../parts/transaction/useTransactionCheck.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { changesOfDetails } from '../model/changeRows.ts'
import { signingOf } from '../model/signingOf.ts'
import { transactionModel } from '../model/transactionModel.ts'
import { ArrivedSection } from './ArrivedSection.tsx'
import { ChangesSection } from './ChangesSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { FlowSection } from './FlowSection.tsx'
import { HashesSection } from './HashesSection.tsx'
import { OutcomeSection } from './OutcomeSection.tsx'
import { RawSection } from './RawSection.tsx'
import { SignersSection } from './SignersSection.tsx'
import { TransactionHeader } from './TransactionHeader.tsx'
import { CallsPanel } from '../../../parts/transaction/CallsPanel.tsx'
import styles from './Transaction.module.css'

/** Slots that the route fills with the actions of a wallet. An empty slot shows the page's own content. */
export type TransactionSlots = {
  /** Top right, instead of the outcome: checks, progress. */
  aside?: ReactNode
  /** After the statement: the owners that must confirm, by level. */
  levels?: ReactNode
  /** After the amounts: the findings of the simulation. */
  simulation?: ReactNode
  /** After the statement: the change of owners and its effect. */
  owners?: ReactNode
  /** After the statement: actions that share the transaction. */
  share?: ReactNode
  /** Below: what a hardware wallet shows. */
  device?: ReactNode
  signBar?: ReactNode
  /** Actions after an outcome without effect. */
  ended?: ReactNode
  /** The contracts at the targets of its calls, read at the block of the review. */
  targets?: TargetLookup
  /** Units as the chain reports them, from the review. */
  units?: UnitOf
  /** It was sent to the chain and is pending. */
  isExecuting?: boolean
}

export function TransactionView({ details, slots }: { details: TransactionDetails; slots: TransactionSlots }) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency)).data
  const safe = useQuery(safeQuery(key)).data
  const isPainted = useAfterFirstContent(true)
  const { check, state, error } = useTransactionCheck(details, isPainted)
  const context = useViewContext({
    details,
    balances,
    decode: useLocalDecoder(isPainted, slots.targets),
    isCoinTold: useCoinIsTold(),
    threshold: state?.threshold,
    units: slots.units,
  })
  const model = transactionModel(details, context, { executing: slots.isExecuting ?? false })
  const { kind, statement, tree, flows, execution, phase, title } = model
  const held = phase === 'pending' ? balances : undefined
  const signing = execution && signingOf({ txStatus: details.txStatus, execution, check, state })
  const all = changesOfDetails({ details, nodes: tree?.nodes ?? [], flows, balances: held, safe })
  const changes = slots.owners ? all.filter((change) => !isOwnershipRow(change)) : all
  useDocumentTitle(title, context.accountName)

  return (
    <article className={styles.grid} data-sign-bar={slots.signBar ? true : undefined}>
      <div className={styles.column}>
        <div className={styles.statement}>
          <TransactionHeader {...{ details, statement, kind, context, state }} />
          {slots.share}
        </div>
        {slots.levels && <div className={styles.flow}>{slots.levels}</div>}
        {slots.owners && <div className={styles.flow}>{slots.owners}</div>}
        <div className={styles.flow}>
          <FlowSection {...{ model, context, balances, currency }} />
          <ArrivedSection {...{ model, context }} />
        </div>
        {slots.simulation && <div className={styles.simulation}>{slots.simulation}</div>}
        <div className={styles.changes}>
          <ChangesSection isDone={phase !== 'pending'} changes={changes} />
        </div>
        <div className={styles.calls}>
          <CallsSection tree={tree} />
          {!tree && <FactsSection details={details} context={context} />}
        </div>
        <div className={styles.rawData}>
          <RawSection details={details} />
        </div>
      </div>
      <div className={styles.column}>
        <div className={styles.aside}>
          {slots.aside ?? <OutcomeSection {...{ details, signing, context }} again={slots.ended} />}
        </div>
        <div className={styles.device}>{slots.device}</div>
        <div className={styles.signers}>
          {execution && signing && <SignersSection {...{ details, execution, check, signing, context }} />}
        </div>
        <div className={styles.hashes}>
          <OverridesList subject={execution && { ...key, hash: execution.safeTxHash }} />
          {!slots.device && <HashesSection safeTxHash={execution?.safeTxHash ?? null} {...{ details, check, error }} />}
        </div>
      </div>
      {slots.signBar}
    </article>
  )
}

function CallsSection({ tree }: { tree: CallTree | null }) {
  if (tree === null) return null
  return (
    <section>
      <SectionHeading
        title="Calls"
        count={tree.nested > 0 ? `${tree.total}, with ${tree.nested} nested` : tree.total}
        action={tree.batch && `delegatecall to ${tree.batch.contract}`}
      />
      <CallsPanel nodes={tree.nodes} />
    </section>
  )
}
