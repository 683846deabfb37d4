import { type Address, isSameAddress } from '@countersign/primitives'
import { attemptTimes } from '@countersign/safe/recovery'
import { BlockedButton, exactTime, NoticeStrip, PageHeader, useNow, VerdictNote } from '@countersign/ui'
import { useNavigate, Link } from '@tanstack/react-router'
import { Button, NumberInput } from '@mantine/core'
import * as z from 'zod/mini'
import { chainTime, type Recovery } from '../../../data/recovery/Recovery.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { useSendCall } from '../../../signing/execution/useSendCall.ts'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { Change } from '../alarm/Change.tsx'
import { checkStart } from './checkStart.ts'
import { AddressRows } from '../rows/AddressRows.tsx'
import { addressRow, type AddressRow } from '../rows/AddressRow.ts'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import { jsonCodec } from '../../../data/storage/jsonCodec.ts'
import layout from '../Recovery.module.css'

/** The owners after the recovery, and the threshold. */
type StartFormState = { readonly rows: readonly AddressRow[]; readonly threshold: number }

const typed = jsonCodec(z.object({ owners: z.array(z.string()), threshold: z.number() }))

/** The typed form that announces a recovery. Its fields resolve the addresses again. */
const startForms = createFormStore<StartFormState>('start-recovery', {
  parse(text) {
    const form = typed.parse(text)
    return form && { rows: form.owners.map((one) => ({ ...addressRow(), text: one })), threshold: form.threshold }
  },
  print: ({ rows, threshold }) => typed.print({ owners: rows.map(({ text }) => text), threshold }),
})

/** The current owners, on which the form is based. */
const ownersName = ({ account, now }: Pick<Recovery, 'account' | 'now'>): string =>
  [account, now.threshold, ...now.owners].join(' ')

export interface StartFormProps {
  recovery: Recovery
  /** The name of the account. */
  name: string
}

/** New owners and threshold, announced from the wallet of the recoverer. */
export function StartForm({ recovery, name }: StartFormProps) {
  const { chain, key, account } = useAccount()
  const navigate = useNavigate()
  const { now } = recovery
  const { form, update, isDropped } = useKeptForm({
    store: startForms,
    over: ownersName(recovery),
    start: () => ({ rows: now.owners.map((owner) => addressRow(owner)), threshold: now.threshold }),
  })
  const { rows, threshold } = form
  const { phase, error, send } = useSendCall()
  const { problems, target, blocked } = checkStart(rows, threshold, recovery)
  const isBusy = phase === 'asking' || phase === 'mining'
  const time = chainTime(recovery, BigInt(Math.floor(useNow(true) / 1000)))
  const times = attemptTimes(time, recovery)
  const announce = () => {
    if (target === null) return
    void send(
      async () => {
        const [{ announceAttempt }, { attemptCall }] = await Promise.all([
          import('@countersign/safe/recovery'),
          import('./attemptCall.ts'),
        ])
        return announceAttempt(recovery.address, await attemptCall(chain, recovery, target))
      },
      { description: `Announce new owners of ${name}`, done: 'The recovery is announced' },
    ).then((isDone) => {
      if (!isDone) return
      startForms.clear(key)
      void navigate({ to: '/safes/$safe/setup/recovery', params: { safe: account } })
    })
  }
  return (
    <>
      <PageHeader
        title="Start a recovery"
        subtitle={`Choose the new owners of ${name}. Your announcement is public.`}
      />
      {isDropped && (
        <NoticeStrip title="The owners changed since you opened this form.">
          The form now shows the current owners. Your input was discarded.
        </NoticeStrip>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          <AddressRows
            title="Owners after the recovery"
            hint="The current owners are listed. Remove those whose keys are lost, and add new ones."
            noun="owner"
            rows={rows}
            problems={problems}
            onChange={(change) => update((current) => ({ ...current, rows: change(current.rows) }))}
          />
          <section aria-labelledby="threshold-heading">
            <h2 id="threshold-heading">Signatures needed</h2>
            <p className={layout.hint}>How many of these owners must sign.</p>
            <NumberInput
              aria-labelledby="threshold-heading"
              w={140}
              min={1}
              max={Math.max(1, rows.length)}
              allowDecimal={false}
              value={threshold}
              onChange={(value) => update((current) => ({ ...current, threshold: Number(value) || 0 }))}
            />
          </section>
          {target && (
            <section aria-labelledby="change-heading">
              <h2 id="change-heading">Proposed changes</h2>
              <Change after={target} stays={staying(target.owners, now.owners)} now={now} />
            </section>
          )}
        </div>
        <aside className={layout.aside}>
          <section className="cs-panel" aria-label="Time of each step">
            <dl className={layout.facts}>
              <div>
                <dt>Announced</dt>
                <dd>Now, from your wallet. The owners see an alarm.</dd>
              </div>
              <div>
                <dt>Notice</dt>
                <dd>{durationWords(recovery.cooldown)}, in which the owners can cancel</dd>
              </div>
              <div>
                <dt>Execution</dt>
                <dd>From {exactTime(Number(times.from) * 1000)} on, by any wallet</dd>
              </div>
              <div>
                <dt>Expires</dt>
                <dd>{times.until === null ? 'Never' : exactTime(Number(times.until) * 1000)}</dd>
              </div>
            </dl>
          </section>
          {target && staying(target.owners, now.owners).length === 0 && (
            <VerdictNote verdict="caution" title="No current owner stays">
              The owners see this as a danger. If one of them still has a key, keep that owner.
            </VerdictNote>
          )}
          {recovery.attempts.length > 0 && (
            <VerdictNote verdict="caution" title="Another attempt is already queued">
              Yours comes after it. Attempts are executed in the order of their announcement.
            </VerdictNote>
          )}
          {error && (
            <VerdictNote
              verdict={phase === 'sent' ? 'caution' : 'danger'}
              title="The recovery is not announced"
              announce
            >
              {error}
            </VerdictNote>
          )}
          <div className={layout.buttons}>
            <Button
              variant="subtle"
              renderRoot={(props) => <Link to="/safes/$safe/setup" params={{ safe: account }} {...props} />}
            >
              Back
            </Button>
            {blocked === null ? (
              <ActButton
                act="start-recovery"
                subject={{ recoverer: recovery.recoverers }}
                variant="filled"
                loading={isBusy}
                onClick={announce}
              >
                Announce the recovery
              </ActButton>
            ) : (
              <BlockedButton reason={blocked} showReason={false}>
                Announce the recovery
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

const staying = (after: readonly Address[], before: readonly Address[]): Address[] =>
  after.filter((owner) => before.some((other) => isSameAddress(other, owner)))
