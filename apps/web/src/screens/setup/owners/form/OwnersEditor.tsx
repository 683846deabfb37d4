import { type Address, shortenAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { ProvenanceMark, SectionHeading, toasts, NoticeStrip } from '@countersign/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { KeysTable } from '../../../../parts/owners/KeysTable.tsx'
import { ProofsLeftOut } from '../../../../parts/owners/ProofsLeftOut.tsx'
import { useOwnerJudgement } from '../../../../parts/owners/useOwnerJudgement.ts'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import { useProvenOwners } from '../../../../parts/owners/useProvenOwners.ts'
import type { OwnersDraft } from '../../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { AccountSetup } from '../../model/accountSetup.ts'
import type { Setup } from '../../model/useSetup.ts'
import { AddOwners } from './AddOwners.tsx'
import type { AskedOwners } from './askedOwners.ts'
import { blockReason } from './blockReason.ts'
import { ChangeButtons } from './ChangeButtons.tsx'
import { NewOwnerFacts } from './NewOwnerFacts.tsx'
import { OwnerCautions } from './OwnerCautions.tsx'
import { OwnerList } from './OwnerList.tsx'
import { addOwner } from './editOwners.ts'
import { isComer } from './ownerRows.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useLeftOutProofs } from './useLeftOutProofs.ts'
import { useOwnersForm } from './useOwnersForm.ts'
import { useOwnersDraft } from './useOwnersDraft.ts'
import { useWhen } from './useWhen.ts'
import { WaitingSection } from './WaitingSection.tsx'
import type { OwnersSince } from '../../../../parts/owners/ownersSince.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly setup: AccountSetup
  readonly infoOf: Setup['infoOf']
  readonly asked: AskedOwners
  readonly onDraft: (transaction: SafeTransactionData, owners: OwnersDraft) => Promise<void>
}

/** The new list on the left; its effect and its calls on the right. */
export function OwnersEditor({ setup, infoOf, asked, onDraft }: Props) {
  const { account } = useAccount()
  const navigate = useNavigate()
  const nameOf = useOwnerName()
  const list = useRef<HTMLDivElement>(null)
  const api = useOwnersForm(setup, asked)
  const { form, rows, count, threshold, thresholdProblem, target, calls, edit } = api
  useEffect(() => {
    // The form now contains what the link requested; a reload must not apply it again.
    if (Object.keys(asked).length > 0)
      void navigate({ to: '/safes/$safe/setup/owners', params: { safe: account }, search: {}, replace: true })
  }, [asked, account, navigate])

  const known = rows.flatMap((row) =>
    isComer(row) ? (row.problem === null ? (row.address ?? []) : []) : row.kind === 'stays' ? row.owner : [],
  )
  const judgement = useOwnerJudgement({ owners: known, threshold: Math.min(threshold, Math.max(1, known.length)) })
  const proven = useProvenOwners([...setup.owners, ...known], judgement.graph)
  const isProven = (owner: (typeof known)[number]) => proven.includes(owner)
  const comers = rows.filter(isComer)
  const reset = () => {
    const undo = api.startAgain()
    if (form.seen === null) return
    toasts.show({
      kind: 'info',
      title: ownersFormMessages.wasReset,
      action: { label: ownersFormMessages.undo, onClick: undo },
    })
  }
  const setThreshold = (next: number) => edit((current) => ({ ...current, threshold: next }))
  const beginOwner = () => {
    edit((current) => addOwner(current))
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLInputElement>('input[role="combobox"]')
      ;[...(fields ?? [])].at(-1)?.focus()
    })
  }
  const typedNameOf = (owner: Address) => comers.find(({ address }) => address === owner)?.by.name.trim() || null
  const unproven = comers.flatMap(({ address }) => (address !== null && !isProven(address) ? [address] : []))
  const leftOut = useLeftOutProofs(calls, unproven, judgement.graph)
  const when = useWhen({ setup, form, target })
  const drafting = useOwnersDraft({ api, setup, nonce: when.nonce, onDraft })
  const mark = <ProvenanceMark source={setup.source} {...(setup.block === undefined ? {} : { block: setup.block })} />
  const counted = (owners: readonly (typeof known)[number][]) =>
    ownersFormMessages.partOf({ part: owners.filter(isProven).length, whole: owners.length })
  return (
    <div className={styles.grid}>
      <div ref={list}>
        {api.since && <FormSince since={api.since} />}
        <div className={styles.heading}>
          <SectionHeading
            title={ownersFormMessages.ownersAfter}
            count={
              <>
                {ownersFormMessages.ownerCount({ after: count, today: setup.owners.length })} {mark}
              </>
            }
            action={
              <button type="button" className="cs-link" onClick={reset}>
                {ownersFormMessages.reset}
              </button>
            }
          />
        </div>
        <OwnerList
          {...{ api, infoOf }}
          factsOf={(address, name) => <NewOwnerFacts {...{ address, name, judgement }} />}
          nodeOf={(address) => judgement.graph.get(address.toLowerCase())}
        />
        <AddOwners edit={edit} />
        <WaitingSection when={when} form={form} rows={rows} edit={edit} />
      </div>
      <aside className={styles.aside}>
        <ThresholdPanel
          today={{ owners: setup.owners.length, threshold: setup.threshold }}
          after={{ owners: count, threshold }}
          advised={judgement.after?.advised ?? null}
          problem={thresholdProblem}
          onChange={setThreshold}
        >
          <div className={styles.keys}>
            <KeysTable
              before={judgement.before?.keys ?? null}
              after={judgement.after?.keys ?? null}
              heads={{ before: ownersFormMessages.today, after: ownersFormMessages.after }}
              isCompact
              more={[
                {
                  label: ownersFormMessages.withProof,
                  before: counted(setup.owners),
                  after: <b className={unproven.length > 0 ? styles.caution : undefined}>{counted(known)}</b>,
                },
              ]}
            />
          </div>
        </ThresholdPanel>
        <PlanPanel
          calls={target === null ? null : calls}
          threshold={setup.threshold}
          nonce={when.nonce}
          typedNameOf={typedNameOf}
        />
        <OwnerCautions
          judgement={judgement}
          unproven={unproven}
          isChanged={calls.length > 0}
          typedNameOf={typedNameOf}
          onThreshold={setThreshold}
          onAddOwner={beginOwner}
        />
        <ProofsLeftOut owners={leftOut} nameOf={(owner) => typedNameOf(owner) ?? nameOf(owner)} />
        <ChangeButtons
          reason={blockReason({ setup, rows, thresholdProblem, calls: calls.length })}
          isBusy={drafting.isBusy}
          error={drafting.error}
          canKeep={form.seen !== null}
          onKeep={() => {
            drafting.saveNames()
            if (!api.keep()) {
              toasts.show({ kind: 'failure', title: ownersFormMessages.draftNotStored })
              return
            }
            toasts.show({ kind: 'info', title: ownersFormMessages.draftStored })
            void navigate({ to: '/safes/$safe/setup', params: { safe: account } })
          }}
          onContinue={() => void drafting.make()}
          onAdd={() => void drafting.addToBatch(api.startAgain)}
        />
      </aside>
    </div>
  )
}

/** Says that the owners on chain changed since the form was last edited. */
function FormSince({ since: { came, left, threshold } }: { since: OwnersSince }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const people = (owners: OwnersSince['came']) =>
    owners.map((owner) => nameOf(owner, chainId)?.name ?? shortenAddress(owner))
  return (
    <NoticeStrip title={ownersFormMessages.ownersChanged}>
      {[
        ...(came.length > 0 ? [ownersFormMessages.cameSince({ owners: people(came) })] : []),
        ...(left.length > 0 ? [ownersFormMessages.leftSince({ owners: people(left) })] : []),
        ...(threshold ? [ownersFormMessages.thresholdSince(threshold)] : []),
        ownersFormMessages.checkAgain,
      ].join(' ')}
    </NoticeStrip>
  )
}
