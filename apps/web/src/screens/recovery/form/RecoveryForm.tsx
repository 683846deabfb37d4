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
  /** What is set up; null for nothing. */
  recovery: Recovery | null
  state: ChainState
  /** Epoch seconds of this machine. */
  now: bigint
}

/** Sets recovery up, or changes what is set up. Ends in one transaction that goes to its review. */
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
    (isSame ? 'Nothing is different from what is set up.' : null) ??
    (recovery === null ? contracts.blocked : null)
  const submit = () => {
    if (choice === null || blocked !== null) return
    void draft(async () => {
      if (recovery) return { calls: (await import('./planChange.ts')).planChange(recovery, choice) }
      const { planRecovery } = await import('@countersign/safe/recovery')
      if (contracts.found === null) throw new Error('The published contracts are not known yet.')
      return { calls: planRecovery({ account: safe, saltNonce, ...choice }, contracts.found).calls }
    })
  }
  return (
    <>
      <PageHeader
        title={recovery ? 'Change recovery' : 'Set up recovery'}
        subtitle="If too many keys are lost, the people you name here can give the account new owners, after a notice in which you can say no."
      />
      {isDropped && (
        <NoticeStrip title="The recovery settings changed since you began.">
          The form shows them as they are now. What you typed before is gone.
        </NoticeStrip>
      )}
      {recovery && recovery.attempts.length > 0 && (
        <NoticeStrip title="An announced recovery has lapsed." icon="clock">
          It can no longer be carried out. A new one waits behind it until somebody moves past it.
        </NoticeStrip>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          <AddressRows
            title="Who may recover"
            hint="Any one of them can start, and nobody can skip the notice. The contract lets them announce anything; this page tells the owners when it is more than new owners."
            noun="recoverer"
            keepsOne
            rows={form.recoverers}
            problems={checked.rows}
            onChange={(recoverers) => update((current) => ({ ...current, recoverers: recoverers(current.recoverers) }))}
          />
          <DurationChoice
            title="Notice before it takes effect"
            hint="Long enough that the owners notice it and sign, holidays included."
            presets={NOTICES}
            value={form.notice}
            problem={checked.notice}
            onChange={(notice) => update((current) => ({ ...current, notice }))}
          />
          <DurationChoice
            title="An announced recovery lapses"
            hint="If it is not carried out in this time after the notice, it has to start again."
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
