import type { ChainState } from '@countersign/chain-client/reads'
import { BlockedButton, NoticeStrip, PageHeader, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
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

export interface RecoveryFormProps {
  /** The current settings; null without a recovery. */
  recovery: Recovery | null
  state: ChainState
  /** Epoch seconds of this machine. */
  now: bigint
}

/** Sets recovery up, or changes its settings, by one transaction that is reviewed next. */
export function RecoveryForm({ recovery, state, now }: RecoveryFormProps) {
  const { safe, chain, account } = useAccount()
  const { form, update, isDropped } = useKeptForm({
    store: recoveryForms,
    over: settingsName(recovery),
    start: () => startState(recovery),
  })
  const checked = checkForm(form, safe)
  const contracts = useDelayContracts(chain)
  const openReview = useOpenReview('recovery')
  const { isBusy, error, draft } = useDraftCalls(openReview)
  const [saltNonce] = useState(() => BigInt(Date.now()))
  const { choice } = checked
  const isSame = recovery !== null && choice !== null && isUnchanged(choice, recovery)
  const blocked =
    checked.blocked ??
    (isSame ? 'You have not changed the settings.' : null) ??
    (recovery === null ? contracts.blocked : null)
  const submit = () => {
    if (choice === null || blocked !== null) return
    void draft(async () => {
      if (recovery) return { calls: (await import('./planChange.ts')).planChange(recovery, choice) }
      const { planRecovery } = await import('@countersign/safe/recovery')
      if (contracts.found === null) throw new Error('The published contracts are not loaded yet.')
      return { calls: planRecovery({ account: safe, saltNonce, ...choice }, contracts.found).calls }
    })
  }
  return (
    <>
      <PageHeader
        title={recovery ? 'Change recovery' : 'Set up recovery'}
        subtitle="If too many keys are lost, the people you choose here can replace the owners, after a notice during which the owners can cancel."
      />
      {isDropped && (
        <NoticeStrip title="The recovery settings changed since you opened this form.">
          The form now shows the current settings. Your input was discarded.
        </NoticeStrip>
      )}
      {recovery && recovery.attempts.length > 0 && (
        <NoticeStrip title="An announced recovery has expired." icon="clock">
          It can no longer be executed. A new one has to wait until a wallet skips it.
        </NoticeStrip>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          <AddressRows
            title="Recoverers"
            hint="Each of them can start a recovery alone, but none can skip the notice. The contract lets them announce any call; this page warns the owners if it is more than a change of owners."
            noun="recoverer"
            keepsOne
            rows={form.recoverers}
            problems={checked.rows}
            onChange={(recoverers) => update((current) => ({ ...current, recoverers: recoverers(current.recoverers) }))}
          />
          <DurationChoice
            title="Notice before it takes effect"
            hint="Long enough for the owners to notice it and sign, including holidays."
            presets={NOTICES}
            value={form.notice}
            problem={checked.notice}
            onChange={(notice) => update((current) => ({ ...current, notice }))}
          />
          <DurationChoice
            title="Expiry of an announced recovery"
            hint="If it is not executed within this time after the notice, it has to be announced again."
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
            <VerdictNote verdict="danger" title="The transaction was not drafted" announce>
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
              Back
            </Button>
            {blocked === null ? (
              <Button variant="filled" loading={isBusy} onClick={submit}>
                Continue to review
              </Button>
            ) : (
              <BlockedButton reason={blocked} showReason={false}>
                Continue to review
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
