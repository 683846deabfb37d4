import { type Address, isSameAddress, jsonCodec } from '@countersign/primitives'
import type { Chain } from '@countersign/api'
import type { MultiSendCall, OwnerTarget } from '@countersign/safe/light'
import { attemptTimes } from '@countersign/safe/recovery'
import { BlockedButton, exactTime, NoticeStrip, PageHeader, useNow, VerdictNote } from '@countersign/ui'
import { useNavigate, Link } from '@tanstack/react-router'
import { Button, NumberInput } from '@mantine/core'
import * as z from 'zod/mini'
import { chainTime, type Recovery } from '../../../data/recovery/Recovery.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { CallFee } from '../../../signing/execution/CallFee.tsx'
import { useFeeProblem } from '../../../signing/execution/feeChoices.ts'
import { SentNote } from '../../../signing/execution/SentNote.tsx'
import { useSendCall } from '../../../signing/execution/useSendCall.ts'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { Change } from '../alarm/Change.tsx'
import { checkStart } from './checkStart.ts'
import { AddressRows } from '../rows/AddressRows.tsx'
import { addressRow, type AddressRow } from '../rows/AddressRow.ts'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import layout from '../Recovery.module.css'
import { recoveryStartMessages } from './recoveryStartMessages.ts'

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
  const { phase, error, txHash, send } = useSendCall()
  const { problems, target, blocked } = checkStart(rows, threshold, recovery)
  const isBusy = phase === 'asking' || phase === 'mining'
  const time = chainTime(recovery, BigInt(Math.floor(useNow(true) / 1000)))
  const times = attemptTimes(time, recovery)
  const feesOf = nameOfStart(recovery, target)
  const isFeeWrong = useFeeProblem(feesOf) !== null
  const announce = () => {
    if (target === null) return
    void send(() => announcement(chain, recovery, target), {
      description: recoveryStartMessages.announceDescription({ name }),
      done: recoveryStartMessages.announced,
      feesOf,
    }).then((isDone) => {
      if (!isDone) return
      startForms.clear(key)
      void navigate({ to: '/safes/$safe/setup/recovery', params: { safe: account } })
    })
  }
  return (
    <>
      <PageHeader title={recoveryStartMessages.title} subtitle={recoveryStartMessages.subtitle({ name })} />
      {isDropped && (
        <NoticeStrip title={recoveryStartMessages.ownersChanged}>{recoveryStartMessages.ownersChangedNote}</NoticeStrip>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          <AddressRows
            title={recoveryStartMessages.ownersAfter}
            hint={recoveryStartMessages.ownersHint}
            noun="owner"
            rows={rows}
            problems={problems}
            onChange={(change) => update((current) => ({ ...current, rows: change(current.rows) }))}
          />
          <section aria-labelledby="threshold-heading">
            <h2 id="threshold-heading">{recoveryStartMessages.signaturesNeeded}</h2>
            <p className={layout.hint}>{recoveryStartMessages.signaturesHint}</p>
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
              <h2 id="change-heading">{recoveryStartMessages.proposedChanges}</h2>
              <Change after={target} stays={staying(target.owners, now.owners)} now={now} />
            </section>
          )}
        </div>
        <aside className={layout.aside}>
          <section className="cs-panel" aria-label={recoveryStartMessages.times}>
            <dl className={layout.facts}>
              <div>
                <dt>{recoveryStartMessages.announcedFact}</dt>
                <dd>{recoveryStartMessages.announcedNow}</dd>
              </div>
              <div>
                <dt>{recoveryStartMessages.notice}</dt>
                <dd>{recoveryStartMessages.noticeFact({ duration: durationWords(recovery.cooldown) })}</dd>
              </div>
              <div>
                <dt>{recoveryStartMessages.execution}</dt>
                <dd>{recoveryStartMessages.executionFact({ time: exactTime(Number(times.from) * 1000) })}</dd>
              </div>
              <div>
                <dt>{recoveryStartMessages.expires}</dt>
                <dd>{times.until === null ? recoveryStartMessages.never : exactTime(Number(times.until) * 1000)}</dd>
              </div>
            </dl>
          </section>
          {target && staying(target.owners, now.owners).length === 0 && (
            <VerdictNote verdict="caution" title={recoveryStartMessages.nobodyStays}>
              {recoveryStartMessages.nobodyStaysNote}
            </VerdictNote>
          )}
          {recovery.attempts.length > 0 && (
            <VerdictNote verdict="caution" title={recoveryStartMessages.otherQueued}>
              {recoveryStartMessages.otherQueuedNote}
            </VerdictNote>
          )}
          {target && blocked === null && phase !== 'sent' && (
            <CallFee {...{ chain, isBusy }} name={feesOf} build={() => announcement(chain, recovery, target)} />
          )}
          {phase === 'mining' && txHash !== null && <SentNote chain={chain} hash={txHash} />}
          {error && (
            <VerdictNote
              verdict={phase === 'sent' ? 'caution' : 'danger'}
              title={recoveryStartMessages.notAnnounced}
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
              {recoveryStartMessages.back}
            </Button>
            {blocked === null ? (
              <ActButton
                act="start-recovery"
                subject={{ recoverer: recovery.recoverers }}
                variant="filled"
                loading={isBusy}
                disabled={isFeeWrong}
                onClick={announce}
              >
                {recoveryStartMessages.announce}
              </ActButton>
            ) : (
              <BlockedButton reason={blocked} showReason={false}>
                {recoveryStartMessages.announce}
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

/** The name under which the page shows the fee of the announcement: see `feeChoices`. */
const nameOfStart = ({ address }: Recovery, target: OwnerTarget | null): string =>
  `start-recovery:${address}:${target === null ? '' : [target.threshold, ...target.owners].join()}`

/** The call of the recoverer that announces new owners. */
async function announcement(chain: Chain, recovery: Recovery, target: OwnerTarget): Promise<MultiSendCall> {
  const [{ announceAttempt }, { attemptCall }] = await Promise.all([
    import('@countersign/safe/recovery'),
    import('./attemptCall.ts'),
  ])
  return announceAttempt(recovery.address, await attemptCall(chain, recovery, target))
}

const staying = (after: readonly Address[], before: readonly Address[]): Address[] =>
  after.filter((owner) => before.some((other) => isSameAddress(other, owner)))
