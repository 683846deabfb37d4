import type { ChainState } from '@countersign/chain-client/reads'
import { BlockedButton, NoticeStrip, PageHeader, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
import { type DraftCalls, useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { CarryOut } from '../alarm/CarryOut.tsx'
import layout from '../Recovery.module.css'
import { ContractFacts } from './ContractFacts.tsx'
import { DurationChoice } from './DurationChoice.tsx'
import { FormWarnings } from './FormWarnings.tsx'
import { HowItGoes } from './HowItGoes.tsx'
import { AddressRows } from '../rows/AddressRows.tsx'
import { recoveryForms, settingsName } from './recoveryForms.ts'
import { checkForm, EXPIRATIONS, isUnchanged, NOTICES, startState } from './RecoveryFormState.ts'
import { useDelayContracts } from './useDelayContracts.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

export interface RecoveryFormProps {
  /** The current settings; null without a recovery. */
  recovery: Recovery | null
  state: ChainState
  /** Epoch seconds of this machine. */
  now: bigint
}

/** Sets recovery up, or changes its settings, by one transaction that is reviewed next. */
export function RecoveryForm({ recovery, state, now }: RecoveryFormProps) {
  const { safe, chain, account, key } = useAccount()
  const navigate = useNavigate()
  const { form, update, isDropped } = useKeptForm({
    store: recoveryForms,
    over: settingsName(recovery),
    start: () => startState(recovery),
  })
  const checked = checkForm(form, safe)
  const contracts = useDelayContracts(chain)
  const openReview = useOpenReview('recovery')
  const { isBusy, error, draft, add } = useDraftCalls(openReview)
  const [saltNonce] = useState(() => BigInt(Date.now()))
  const { choice } = checked
  const isSame = recovery !== null && choice !== null && isUnchanged(choice, recovery)
  const blocked =
    checked.blocked ??
    (isSame ? recoveryFormMessages.unchanged : null) ??
    (recovery === null ? contracts.blocked : null)
  const build = async (): Promise<DraftCalls> => {
    if (choice === null) throw new Error(recoveryFormMessages.contractsNotLoaded)
    if (recovery) return { calls: (await import('./planChange.ts')).planChange(recovery, choice) }
    const { planRecovery } = await import('@countersign/safe/recovery')
    if (contracts.found === null) throw new Error(recoveryFormMessages.contractsNotLoaded)
    return { calls: planRecovery({ account: safe, saltNonce, ...choice }, contracts.found).calls }
  }
  const leave = () => {
    recoveryForms.clear(key)
    void navigate({ to: '/safes/$safe/setup', params: { safe: account }, hash: 'recovery' })
  }
  return (
    <>
      <PageHeader
        title={recovery ? recoveryFormMessages.changeTitle : recoveryFormMessages.setUpTitle}
        subtitle={recoveryFormMessages.subtitle}
      />
      {isDropped && (
        <NoticeStrip title={recoveryFormMessages.settingsChanged}>
          {recoveryFormMessages.settingsChangedNote}
        </NoticeStrip>
      )}
      {recovery && recovery.attempts.length > 0 && (
        <NoticeStrip title={recoveryFormMessages.expired} icon="clock">
          {recoveryFormMessages.expiredNote}
        </NoticeStrip>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          <AddressRows
            title={recoveryFormMessages.recoverers}
            hint={recoveryFormMessages.recoverersHint}
            noun="recoverer"
            keepsOne
            rows={form.recoverers}
            problems={checked.rows}
            onChange={(recoverers) => update((current) => ({ ...current, recoverers: recoverers(current.recoverers) }))}
          />
          <DurationChoice
            title={recoveryFormMessages.noticeTitle}
            hint={recoveryFormMessages.noticeHint}
            presets={NOTICES}
            value={form.notice}
            problem={checked.notice}
            onChange={(notice) => update((current) => ({ ...current, notice }))}
          />
          <DurationChoice
            title={recoveryFormMessages.expiryTitle}
            hint={recoveryFormMessages.expiryHint}
            presets={EXPIRATIONS}
            value={form.expiration}
            problem={checked.expiration}
            onChange={(expiration) => update((current) => ({ ...current, expiration }))}
          />
        </div>
        <aside className={layout.aside}>
          <HowItGoes form={form} threshold={state.threshold} owners={state.owners.length} />
          <FormWarnings form={form} owners={state.owners} />
          <ContractFacts form={form} recovery={recovery} contracts={contracts} />
          {recovery && recovery.attempts.length > 0 && <CarryOut recovery={recovery} now={now} />}
          {error && (
            <VerdictNote verdict="danger" title={recoveryFormMessages.notDrafted} announce>
              {error}
            </VerdictNote>
          )}
          <div className={layout.buttons}>
            <Button
              variant="subtle"
              renderRoot={(props) => (
                <Link to="/safes/$safe/setup" hash="recovery" params={{ safe: account }} {...props} />
              )}
            >
              {recoveryFormMessages.back}
            </Button>
            {blocked === null && (
              <AddToBatchButton act="change-setup" disabled={isBusy} onAdd={() => void add(build, leave)} />
            )}
            {blocked === null ? (
              <Button variant="filled" loading={isBusy} onClick={() => void draft(build)}>
                {recoveryFormMessages.continue}
              </Button>
            ) : (
              <BlockedButton reason={blocked} showReason={false}>
                {recoveryFormMessages.continue}
              </BlockedButton>
            )}
          </div>
          {blocked !== null && (
            <p className={layout.reason} aria-hidden>
              {blocked}
            </p>
          )}
        </aside>
      </div>
    </>
  )
}
