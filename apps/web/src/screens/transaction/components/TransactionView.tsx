import type { TransactionDetails } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  flowOf,
  type CallTree,
  type Statement,
  type TargetLookup,
  type TransactionCheck,
  type ViewContext,
} from '@countersign/describe/transaction'
import type { UnitOf } from '@countersign/simulation'
import type { Ownership } from '@countersign/safe/checks'
import { splitNote } from '@countersign/safe/light'
import { TimeText } from '@countersign/ui'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { OverridesList } from '../../../signing/review/OverridesList.tsx'
import { ReviewLayout } from '../../../parts/layout/ReviewLayout.tsx'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import { placeWords } from '../../../parts/transaction/page/placeWords.ts'
import { recipientsOf } from '../../../parts/transaction/page/recipientsOf.ts'
import { TransactionHead } from '../../../parts/transaction/page/TransactionHead.tsx'
import { useAfterFirstContent } from '../../../parts/transaction/useAfterFirstContent.ts'
import { useCoinIsFromService } from '../../../parts/transaction/useCoinIsFromService.ts'
import { useLocalDecoder } from '../../../parts/transaction/useLocalDecoder.ts'
import { useTransactionCheck } from '../../../parts/transaction/useTransactionCheck.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import type { OriginException } from '../../../parts/transaction/effects/OriginLine.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { usePagePlace } from '../../../data/url/pagePlace.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { exceptionsOf } from '../model/exceptionsOf.ts'
import { signingOf } from '../model/signingOf.ts'
import { transactionModel, type TransactionModel } from '../model/transactionModel.ts'
import { FactsSection } from './FactsSection.tsx'
import { HashesSection } from './HashesSection.tsx'
import { OutcomeBadge } from './OutcomeBadge.tsx'
import { OutcomeEffects } from './OutcomeEffects.tsx'
import { OutcomeSection } from './OutcomeSection.tsx'
import { SignersSection } from './SignersSection.tsx'
import { StoredDetails } from './StoredDetails.tsx'
import styles from './Transaction.module.css'

/** What a slot may use of the page. */
export type TransactionParts = {
  readonly context: ViewContext
  readonly statement: Statement
  readonly exceptions: readonly OriginException[]
  /** The rows of "Details" that every stored transaction has. */
  readonly rows: ReactNode
  readonly tree: CallTree
}

/** Slots that the route fills with the actions of a wallet. An empty slot shows the page's own content. */
export type TransactionSlots = {
  /** The verdict, as a badge in the first line. */
  badge?: ReactNode
  /** Checks and progress, instead of the outcome. */
  aside?: ReactNode
  /** The owners that must confirm, by level. */
  levels?: ReactNode
  /** "What changes", with the figures of a review. */
  effects?: (parts: TransactionParts) => ReactNode
  /** The change of owners and its effect. */
  owners?: ReactNode
  /** The details of a review. */
  details?: (parts: TransactionParts) => ReactNode
  /** Actions that share the transaction. */
  share?: ReactNode
  signBar?: ReactNode
  /** Actions after an outcome without effect. */
  ended?: ReactNode
  /** The contracts at the targets of its calls, read at the block of the review. */
  targets?: TargetLookup
  /** Units as the chain reports them, from the review. */
  units?: UnitOf
  /** The owners before and after, if the transaction changes them. */
  ownerChange?: { readonly before: Ownership; readonly after: Ownership } | null
  /** It was sent to the chain and is pending. */
  isExecuting?: boolean
}

export function TransactionView({ details, slots }: { details: TransactionDetails; slots: TransactionSlots }) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency)).data
  const isPainted = useAfterFirstContent(true)
  const { check, state, error } = useTransactionCheck(details, isPainted)
  const context = useViewContext({
    details,
    balances,
    decode: useLocalDecoder(isPainted, slots.targets),
    isCoinFromService: useCoinIsFromService(),
    threshold: state?.threshold,
    units: slots.units,
  })
  const model = transactionModel(details, context, { executing: slots.isExecuting ?? false })
  const { statement, tree, execution, title } = model
  const owners = model.phase === 'pending' && state ? state.owners : null
  const exceptions = exceptionsOf({ details, context, owners })
  useDocumentTitle(title, context.accountName)
  usePagePlace(
    model.phase === 'pending' ? 'queue' : 'history',
    execution && pageMessages.transaction({ nonce: `${execution.nonce}` }),
  )
  const hashes = <HashesSection safeTxHash={execution?.safeTxHash ?? null} {...{ details, check, error }} />
  const isHashWrong = check ? !check.isHashEqual : false
  const parts = tree && { context, statement, exceptions, rows: <StoredDetails details={details} />, tree }
  return (
    <ReviewLayout
      head={<Head {...{ details, model, slots }} nonce={state?.nonce ?? null} />}
      effects={
        <>
          {slots.owners}
          {slots.effects && parts ? (
            slots.effects(parts)
          ) : (
            <OutcomeEffects {...{ details, model, context, exceptions, balances, currency }} />
          )}
          {!tree && <FactsSection details={details} context={context} />}
          {slots.levels}
        </>
      }
      side={<Side {...{ details, model, slots, check, state, context }}>{isHashWrong && hashes}</Side>}
      details={
        slots.details && parts ? (
          slots.details(parts)
        ) : (
          <StoredDetails details={details} tree={tree} isWhole hashes={isHashWrong ? null : hashes} />
        )
      }
      bar={slots.signBar}
    />
  )
}

type HeadProps = {
  readonly details: TransactionDetails
  readonly model: TransactionModel
  readonly slots: TransactionSlots
  /** The account's nonce; null until the chain has answered. */
  readonly nonce: bigint | null
}

function Head({ details, model, slots, nonce }: HeadProps) {
  const { safe } = useAccount()
  const { kind, execution, tree, statement, flows, phase } = model
  return (
    <TransactionHead
      kind={kind}
      number={execution && pageMessages.transaction({ nonce: `${execution.nonce}` })}
      place={placeOf(model, nonce)}
      meta={<Meta details={details} />}
      note={splitNote(details.note ?? '').note}
      badge={slots.badge ?? <OutcomeBadge phase={phase} />}
      parts={statement.parts}
      recipients={recipientsOf(safe, tree ? flowOf(tree.nodes) : flows, slots.ownerChange ?? null)}
    />
  )
}

type SideProps = Omit<HeadProps, 'nonce'> & {
  readonly check: TransactionCheck | null | undefined
  readonly state: ReturnType<typeof useTransactionCheck>['state']
  readonly context: ViewContext
  readonly children: ReactNode
}

/** The verdict or the outcome, and the signers. */
function Side({ details, model: { execution }, slots, check, state, context, children }: SideProps) {
  const { key } = useAccount()
  const signing = execution && signingOf({ txStatus: details.txStatus, execution, check, state })
  const again = (
    <>
      {slots.share}
      {slots.ended}
    </>
  )
  return (
    <>
      <div className={styles.stack}>
        {slots.aside ?? <OutcomeSection {...{ details, signing, context, again }} />}
        {children}
      </div>
      <div className={styles.stack}>
        {execution && signing && <SignersSection {...{ details, execution, check, signing, context }} />}
        <OverridesList subject={execution && { ...key, hash: execution.safeTxHash }} />
      </div>
    </>
  )
}

/** What a transaction without owner signatures says instead of its number. */
function Meta({ details: { detailedExecutionInfo, executedAt } }: { details: TransactionDetails }) {
  if (detailedExecutionInfo?.type === 'MULTISIG') return null
  return (
    <>
      {detailedExecutionInfo?.type === 'MODULE' && <span>{pageMessages.noSignaturesNeeded}</span>}
      {executedAt !== null && <TimeText at={executedAt} form="exact" />}
    </>
  )
}

function placeOf({ phase, execution }: TransactionModel, nonce: bigint | null): string {
  if (execution === null) return ''
  switch (phase) {
    case 'done':
      return pageMessages.placeExecuted
    case 'failed':
      return pageMessages.placeFailed
    case 'replaced':
      return pageMessages.placeReplaced
    case 'pending':
      return placeWords(BigInt(execution.nonce), nonce)
  }
}
