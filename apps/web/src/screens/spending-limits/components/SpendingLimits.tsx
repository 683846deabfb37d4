import { isSameAddress } from '@countersign/primitives'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import {
  EmptyState,
  Icon,
  NoticeStrip,
  ProvenanceMark,
  RichText,
  SectionHeading,
  SkeletonRows,
  VerdictNote,
  ShortHex,
  VerdictBadge,
} from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useAct } from '../../../parts/gate/useAct.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { limitForms, limitNameOf, spendingForms } from '../model/limitForms.ts'
import { leftOf, type SpendingLimit, type SpendingLimits as Limits, type LimitModule } from '../model/SpendingLimit.ts'
import { spendingLimitsQuery } from '../spendingLimitsQuery.ts'
import { useLimitDraft } from '../useLimitDraft.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { LimitsTable } from './LimitsTable.tsx'
import { SpendDialog } from './SpendDialog.tsx'
import styles from './SpendingLimits.module.css'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

export interface SpendingLimitsProps {
  /** Receives a change of the limits, which is reviewed and signed like any transaction. */
  onDraft(transaction: SafeTransactionData, typed: readonly TypedAmount[]): void
  /** Receives the number of limits after each read. */
  onCount?(count: number): void
}

/** The spending limits, from the chain. */
export function SpendingLimits({ onDraft, onCount }: SpendingLimitsProps) {
  const { chain, safe, key } = useAccount()
  const { data, error, refetch } = useQuery(spendingLimitsQuery(chain, safe))
  const count = data?.limits.length
  useEffect(() => {
    if (count !== undefined) onCount?.(count)
  }, [count, onCount])
  // By `limitNameOf`. A form that was open before a reload opens again.
  const [editing, setEditing] = useState<string | null>(() => limitForms.overOf(key))
  const [spending, setSpending] = useState<string | null>(() => spendingForms.overOf(key))
  const named = (name: string | null) => data?.limits.find((limit) => limitNameOf(limit) === name)
  const [edited, spent] = [named(editing), named(spending)]
  const { draft, add, isBusy, error: draftError } = useLimitDraft(onDraft)
  const remove = (limit: SpendingLimit) => void draft(({ callsToRemove }) => callsToRemove(limit, limit.module))
  const addRemoval = (limit: SpendingLimit) => void add(({ callsToRemove }) => callsToRemove(limit, limit.module))
  const set = (
    <ActButton
      act="change-setup"
      size="xs"
      leftSection={<Icon name="plus" />}
      onClick={() => setEditing(limitNameOf(null))}
    >
      {spendingLimitsMessages.setLimit}
    </ActButton>
  )
  return (
    <section className={styles.section} aria-labelledby="limits-heading">
      <SectionHeading
        id="limits-heading"
        title={spendingLimitsMessages.title}
        {...(data && data.limits.length > 0
          ? { count: <Count limits={data} />, ...(data.module === null ? {} : { action: set }) }
          : {})}
      />
      {data === undefined && !error && <SkeletonRows rows={2} shape="account" label={spendingLimitsMessages.loading} />}
      {data === undefined && error && (
        <QueryError
          title={spendingLimitsMessages.notChecked}
          error={error}
          stillWorks={spendingLimitsMessages.mayBeOthers}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && error && (
        <NoticeStrip
          title={spendingLimitsMessages.didNotAnswer({ network: chain.chainName })}
          action={{ label: spendingLimitsMessages.retry, onClick: () => void refetch() }}
        >
          {spendingLimitsMessages.valuesFromBlock({ block: data.block })}
        </NoticeStrip>
      )}
      {draftError !== null && <VerdictNote verdict="danger" announce title={draftError} />}
      {data && (
        <Content
          limits={data}
          {...{ set, isBusy, remove, addRemoval }}
          onEdit={(limit) => setEditing(limitNameOf(limit))}
          onSpend={(limit) => setSpending(limitNameOf(limit))}
        />
      )}
      {spent && <SpendDialog limit={spent} onClose={() => setSpending(null)} />}
      {data?.module && (edited || editing === limitNameOf(null)) && (
        <LimitDialog
          module={moduleOf(data, edited) ?? data.module}
          limits={data.limits}
          limit={edited ?? null}
          onDraft={onDraft}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

/** A limit is changed in the module that has it. */
const moduleOf = ({ modules }: Limits, limit: SpendingLimit | undefined): LimitModule | undefined =>
  modules.find(({ address }) => limit !== undefined && isSameAddress(address, limit.module))

const Count = ({ limits: { limits, block } }: { limits: Limits }) => (
  <>
    {spendingLimitsMessages.limitCount({ count: limits.length })} <ProvenanceMark source="chain" block={block} />
  </>
)

type ContentProps = {
  limits: Limits
  set: ReactNode
  isBusy: boolean
  remove(limit: SpendingLimit): void
  addRemoval(limit: SpendingLimit): void
  onEdit(limit: SpendingLimit): void
  onSpend(limit: SpendingLimit): void
}

function Content({ limits: { limits, module, modules, block }, set, remove, addRemoval, ...acts }: ContentProps) {
  const { chain } = useAccount()
  if (module === null)
    return (
      <EmptyState
        sentence={spendingLimitsMessages.noneOn({ network: chain.chainName })}
        detail={spendingLimitsMessages.moduleNotDeployed}
      />
    )
  const canSpend = (limit: SpendingLimit) =>
    leftOf(limit) > 0n && modules.some(({ address, isEnabled }) => isEnabled && address === limit.module)
  const idle = modules.filter(
    ({ address, isEnabled }) => !isEnabled && limits.some((limit) => limit.module === address),
  )
  return (
    <>
      {idle.length > 0 && (
        <NoticeStrip title={spendingLimitsMessages.moduleDisabled}>
          {spendingLimitsMessages.moduleDisabledNote}
        </NoticeStrip>
      )}
      {limits.length === 0 ? (
        <EmptyState
          sentence={spendingLimitsMessages.everyPaymentSigned}
          detail={spendingLimitsMessages.whatLimitIs}
          action={set}
        />
      ) : (
        <>
          <LimitsTable limits={limits} canSpend={canSpend} onRemove={remove} onAddRemoval={addRemoval} {...acts} />
          <WhoMaySpend limits={limits.filter(canSpend)} />
        </>
      )}
      {modules
        .filter((one) => one === module || one.isEnabled || idle.includes(one))
        .map((one) => (
          <ModuleLine key={one.address} module={one} block={block} />
        ))}
    </>
  )
}

/** Why the wallet can use none of the limits: said once, because the rows have no place for it. */
function WhoMaySpend({ limits }: { limits: readonly SpendingLimit[] }) {
  const { may, reason } = useAct('spend-limit', { beneficiary: limits.map(({ delegate }) => delegate) })
  return limits.length > 0 && may === 'no' ? <p className={styles.module}>{reason}</p> : null
}

/** The contract that stores the limits, and the verdict about its code. */
function ModuleLine({ module, block }: { module: LimitModule; block: bigint }) {
  const { address, version, isEnabled, isDevelopment } = module
  return (
    <p className={styles.module}>
      <span>
        <RichText
          text={
            isEnabled
              ? spendingLimitsMessages.moduleEnabled({ version })
              : spendingLimitsMessages.moduleNotEnabled({ version })
          }
          slots={{ address: <ShortHex value={address} /> }}
        />{' '}
        <ProvenanceMark source="chain" block={block} />
      </span>
      {isDevelopment ? (
        <VerdictBadge verdict="caution" quiet label={spendingLimitsMessages.developmentVersion} />
      ) : (
        <VerdictBadge verdict="unchecked" quiet label={spendingLimitsMessages.knownByAddress} />
      )}
    </p>
  )
}
