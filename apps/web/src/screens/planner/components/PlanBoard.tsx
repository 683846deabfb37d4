import { isSameAddress, utcDay } from '@countersign/primitives'
import { isLevel, type SetupTarget } from '@countersign/safe/plan'
import { Icon, InfoNote, PageHeader, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { forgetPlan } from '../../../data/plans/planStore.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'
import { isFuture, isKnown, isPlannable, type PlanRow } from '../model/PlanRow.ts'
import { toExecute, toSign } from '../model/sittingOf.ts'
import { targetOf } from '../model/targetOf.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import type { SharePlanDialog } from '../model/SharePlanDialog.ts'
import { useComparedPlan } from '../planning/useComparedPlan.ts'
import { useCreatableAccounts } from '../planning/useCreatableAccounts.ts'
import type { Planner } from '../planning/usePlanner.ts'
import { useSitting } from '../planning/useSitting.ts'
import { ApartSection } from './ApartSection.tsx'
import { BoardTable } from './BoardTable.tsx'
import { ComparePlan } from './ComparePlan.tsx'
import { DriftSection } from './DriftSection.tsx'
import { type Choice, EditPlan } from './EditPlan.tsx'
import { OpenPlanFile } from './OpenPlanFile.tsx'
import { PlanNotes } from './PlanNotes.tsx'
import styles from './Planner.module.css'
import { RegisteredNote } from './RegisteredNote.tsx'
import { SignedWhere } from './SignedWhere.tsx'
import { TargetPanel } from './TargetPanel.tsx'

type Props = {
  readonly planner: Planner
  readonly target: SetupTarget
  readonly name: string
  readonly from: string | null
  readonly known: readonly PlanAccount[]
  readonly share: SharePlanDialog
}

/** The target, what each account lacks, and who has signed what. */
export function PlanBoard({ planner, target, name, from, known, share: ShareDialog }: Props) {
  const { rows, kept, keep } = planner
  const wallet = useWallet().address
  const sitting = useSitting(planner)
  const [open, setOpen] = useState<'edit' | 'share' | null>(null)
  const { compared, use, drop } = useComparedPlan(planner, from)
  const knownRows = rows.filter(isKnown)
  const plannable = knownRows.filter(isPlannable)
  const differ = plannable.filter(({ standing }) => !isLevel(standing.planned))
  const visits = differ
    .filter((row) => toExecute(row) === null)
    .map((row) => ({ row, steps: toSign(row, wallet) }))
    .filter(({ steps }) => steps.length > 0)
  const chainId = rows[0]?.key.chainId ?? ''
  const creatable = useCreatableAccounts()
  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf(rows)}
        subtitle={
          knownRows.length === 0
            ? messages.reading
            : messages.subtitle({
                name,
                differ: differ.length,
                planned: plannable.length,
                future: plannable.filter(isFuture).length,
              })
        }
        actions={
          <>
            <OpenPlanFile address={planner.address} />
            <Button
              leftSection={<Icon name="link" />}
              onClick={() => {
                if (kept === null) keep()
                setOpen('share')
              }}
            >
              {messages.share}
            </Button>
            {visits.length > 0 && (
              <Button variant="filled" loading={sitting.isBusy} onClick={() => void sitting.begin(visits)}>
                {messages.sign(visits.reduce((sum, { steps }) => sum + steps.length, 0))}
              </Button>
            )}
          </>
        }
      />
      {sitting.error !== null && (
        <VerdictNote verdict="danger" title={messages.notMade} announce>
          {sitting.error}
        </VerdictNote>
      )}
      {compared && (
        <ComparePlan
          mine={{ target, accounts: rows.map(({ account }) => account) }}
          other={compared}
          chainId={chainId}
          onUse={use}
          onDrop={drop}
        />
      )}
      <TargetPanel target={target} chainId={chainId} onEdit={() => setOpen('edit')} />
      <BoardTable
        rows={rows}
        target={target}
        isBusy={sitting.isBusy}
        onReview={(visit) => void sitting.begin([visit])}
      />
      <PlanNotes planner={planner} />
      <RegisteredNote planner={planner} />
      <ApartSection rows={knownRows.filter((row) => !isPlannable(row))} />
      <div className={styles.below}>
        <SignedWhere rows={plannable} />
        {kept === null ? (
          <InfoNote title={messages.notKept} action={<Button onClick={() => keep()}>{messages.keep}</Button>}>
            <p>{messages.notKeptDetail}</p>
          </InfoNote>
        ) : (
          <div className={styles.notes}>
            <DriftSection rows={plannable} onTake={({ standing }) => keep({ target: targetOf(standing.state) })} />
            <p className={styles.small}>
              {messages.kept({ day: utcDay(kept.changedAt) })}{' '}
              <button type="button" className="cs-link" onClick={() => forgetPlan(planner.address)}>
                {messages.forget}
              </button>
            </p>
          </div>
        )}
      </div>
      {open === 'edit' && (
        <EditPlan
          target={target}
          accounts={rows}
          choices={choicesOf(planner, [...known, ...creatable])}
          onSave={(next, accounts) => {
            keep({ target: next, accounts })
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'share' && kept !== null && <ShareDialog plan={kept} onClose={() => setOpen(null)} />}
    </div>
  )
}

/** Several accounts may be on one network. */
function titleOf(rows: readonly PlanRow[]): string {
  const networks = new Set(rows.map(({ key }) => key.chainId)).size
  return networks === rows.length ? messages.title(networks) : messages.titleOfGroup(rows.length)
}

/** The address wherever it is an account or can become one, and the other accounts that this browser knows. */
function choicesOf({ around, rows }: Planner, known: readonly PlanAccount[]): Choice[] {
  const here = around.flatMap(({ state, error: _, ...account }): Choice[] =>
    state
      ? [{ ...account, state }]
      : rows.some((row) => row.account === account.account)
        ? [{ ...account, state: null }]
        : [],
  )
  const others = known.filter(
    ({ key }) => !here.some((one) => one.key.chainId === key.chainId && isSameAddress(one.key.safe, key.safe)),
  )
  return [...here, ...others.map((account): Choice => ({ ...account, state: null }))]
}
