import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import {
  EmptyState,
  Icon,
  NoticeStrip,
  ProvenanceMark,
  SectionHeading,
  SkeletonRows,
  VerdictNote,
  ShortHex,
  VerdictBadge,
} from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
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
  const { draft, isBusy, error: draftError } = useLimitDraft(onDraft)
  const remove = (limit: SpendingLimit) => void draft(({ callsToRemove }) => callsToRemove(limit, limit.module))
  const set = (
    <ActButton
      act="change-setup"
      size="xs"
      leftSection={<Icon name="plus" />}
      onClick={() => setEditing(limitNameOf(null))}
    >
      Set a limit
    </ActButton>
  )
  return (
    <section className={styles.section} aria-labelledby="limits-heading">
      <SectionHeading
        id="limits-heading"
        title="Spending limits"
        {...(data && data.limits.length > 0
          ? { count: <Count limits={data} />, ...(data.module === null ? {} : { action: set }) }
          : {})}
      />
      {data === undefined && !error && <SkeletonRows rows={2} shape="account" label="Loading the spending limits" />}
      {data === undefined && error && (
        <QueryError
          title="The spending limits are not checked"
          error={error}
          stillWorks="There may be limits that are not shown here."
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && error && (
        <NoticeStrip
          title={`${chain.chainName} did not answer again.`}
          action={{ label: 'Retry', onClick: () => void refetch() }}
        >
          The values below are from block {data.block.toLocaleString('en')}.
        </NoticeStrip>
      )}
      {draftError !== null && <VerdictNote verdict="danger" announce title={draftError} />}
      {data && (
        <Content
          limits={data}
          {...{ set, isBusy, remove }}
          onEdit={(limit) => setEditing(limitNameOf(limit))}
          onSpend={(limit) => setSpending(limitNameOf(limit))}
        />
      )}
      {spent && <SpendDialog limit={spent} onClose={() => setSpending(null)} />}
      {data?.module && (edited || editing === limitNameOf(null)) && (
        <LimitDialog
          module={data.module}
          limits={data.limits}
          limit={edited ?? null}
          onDraft={onDraft}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

const Count = ({ limits: { limits, block } }: { limits: Limits }) => (
  <>
    {limits.length === 1 ? '1 limit' : `${limits.length} limits`} <ProvenanceMark source="chain" block={block} />
  </>
)

type ContentProps = {
  limits: Limits
  set: ReactNode
  isBusy: boolean
  remove(limit: SpendingLimit): void
  onEdit(limit: SpendingLimit): void
  onSpend(limit: SpendingLimit): void
}

function Content({ limits: { limits, module, modules, block }, set, remove, ...acts }: ContentProps) {
  const { chain } = useAccount()
  if (module === null)
    return (
      <EmptyState
        sentence={`There are no spending limits on ${chain.chainName}.`}
        detail="Safe’s AllowanceModule, which stores them, is not deployed there: none of its published addresses has code."
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
        <NoticeStrip title="The module is disabled.">
          No payment within these limits is possible until it is enabled again. Setting a limit enables it.
        </NoticeStrip>
      )}
      {limits.length === 0 ? (
        <EmptyState
          sentence="Every payment needs signatures."
          detail="A spending limit lets one address pay from this account, up to an amount that you set, without signatures of the owners."
          action={set}
        />
      ) : (
        <LimitsTable limits={limits} canSpend={canSpend} onRemove={remove} {...acts} />
      )}
      {modules
        .filter((one) => one === module || one.isEnabled || idle.includes(one))
        .map((one) => (
          <ModuleLine key={one.address} module={one} block={block} />
        ))}
    </>
  )
}

/** The contract that stores the limits, and the verdict about its code. */
function ModuleLine({ module, block }: { module: LimitModule; block: bigint }) {
  const { address, version, isEnabled, isDevelopment } = module
  return (
    <p className={styles.module}>
      <span>
        AllowanceModule {version} <ShortHex value={address} /> {isEnabled ? 'enabled' : 'not enabled'}{' '}
        <ProvenanceMark source="chain" block={block} />
      </span>
      {isDevelopment ? (
        <VerdictBadge verdict="caution" quiet label="Development version, for local chains only" />
      ) : (
        <VerdictBadge verdict="unchecked" quiet label="Known by its address; its code is not checked" />
      )}
    </p>
  )
}
