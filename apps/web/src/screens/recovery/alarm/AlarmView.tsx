import { type Address, shortenAddress } from '@countersign/primitives'
import { attemptPhase } from '@countersign/safe/recovery'
import { exactTime, Icon, ProvenanceMark, RichText, ShortHex, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { isExpectedAttempt, setExpected, useExpectedAttempts } from '../../../data/recovery/expectedAttempts.ts'
import { chainTime, strangersOf } from '../../../data/recovery/Recovery.ts'
import type { RecoveryAlarm } from '../../../data/recovery/RecoveryAlarm.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { alarmTitle } from '../../../parts/recovery/alarmTitle.ts'
import { attemptSentence } from '../../../parts/recovery/attemptSentence.ts'
import { cancelledWords } from '../../../parts/recovery/cancelledWords.ts'
import { useCancelling } from '../../../parts/recovery/useCancelling.ts'
import { useRecoveryDraft } from '../../../parts/recovery/useRecoveryDraft.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import styles from './Alarm.module.css'
import { AttemptDetails } from './AttemptDetails.tsx'
import { Cancelling } from './Cancelling.tsx'
import { CarryOut } from './CarryOut.tsx'
import { ModuleFacts } from './ModuleFacts.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { WhatToDo } from './WhatToDo.tsx'
import { recoveryMessages } from '../recoveryMessages.ts'

export interface AlarmViewProps {
  alarm: RecoveryAlarm
  /** The name of the account. */
  name: string
  /** All modules of the account, in the order of the contract's list. */
  modules: readonly Address[]
  /** Epoch seconds of this machine. */
  now: bigint
}

/** A running attempt: its recoverer, times, changes, and the actions against it. */
export function AlarmView({ alarm, name, modules, now }: AlarmViewProps) {
  const { chainId } = useAccount()
  const { recovery, attempt, isExpected } = alarm
  const time = chainTime(recovery, now)
  const isReady = attemptPhase(attempt.times, time) === 'ready'
  const gate = useAct('cancel-recovery')
  const draft = useRecoveryDraft(recovery)
  const cancelling = useCancelling(recovery)
  const id = `alarm-${recovery.address}`
  const strangers = strangersOf(recovery)
  return (
    <>
      <section className={clsx(styles.alarm, isExpected && styles.expected)} aria-labelledby={id}>
        <div className={styles.head} role={isExpected ? undefined : 'alert'}>
          <Icon name={isExpected ? 'clock' : 'alert-octagon'} size={22} />
          <span id={id}>{alarmTitle(alarm, name)}</span>
          <span className={styles.since}>
            {attempt.announced.known
              ? recoveryMessages.announcedInBlock({
                  time: exactTime(Number(attempt.times.announced) * 1000),
                  block: attempt.announced.block,
                })
              : recoveryMessages.announcedAt({ time: exactTime(Number(attempt.times.announced) * 1000) })}{' '}
            <ProvenanceMark source="chain" block={recovery.block} />
          </span>
        </div>
        <div className={styles.body}>
          <div>
            <h1 className={styles.sentence}>
              <Sentence alarm={alarm} chainId={chainId} />
            </h1>
            <p className={styles.when}>
              {isReady ? (
                <RichText text={recoveryMessages.noticeIsOver} slots={{ b: (words) => <b>{words}</b> }} />
              ) : (
                <>
                  <RichText
                    text={recoveryMessages.executableFrom}
                    slots={{ time: <b>{exactTime(Number(attempt.times.from) * 1000)}</b> }}
                  />
                  {isTakeover(alarm) && ` ${recoveryMessages.thenSignaturesInvalid}`}
                </>
              )}
            </p>
            <div className={styles.acts}>
              <ActButton
                act="cancel-recovery"
                showReason={false}
                size="lg"
                variant="filled"
                leftSection={<Icon name="ban" />}
                loading={draft.isBusy}
                onClick={() => void draft.cancel()}
              >
                {recovery.attempts.length > 1 ? recoveryMessages.cancelAttempts : recoveryMessages.cancelAttempt}
              </ActButton>
              <ExpectedButton alarm={alarm} />
              <span className={styles.small}>{cancelledWords(cancelling, recovery.now.threshold)}</span>
            </div>
            {(gate.may === 'no' || gate.may === 'wait') && (
              <p className={styles.small} aria-hidden>
                {gate.reason}
              </p>
            )}
            {draft.error && (
              <VerdictNote verdict="danger" title={recoveryMessages.notDrafted} announce>
                {draft.error}
              </VerdictNote>
            )}
          </div>
          <TimeLeft times={attempt.times} now={time} />
        </div>
      </section>
      {strangers.length > 0 && (
        <VerdictNote
          verdict="danger"
          title={recoveryMessages.strangers}
          action={
            <button type="button" className="cs-link" onClick={() => void draft.removeModule(modules)}>
              {recoveryMessages.removeRecovery}
            </button>
          }
        >
          {recoveryMessages.strangersNote({ strangers: strangers.map((one) => shortenAddress(one)) })}
        </VerdictNote>
      )}
      <div className={layout.grid}>
        <div className={layout.main}>
          {recovery.attempts.map((one) => (
            <AttemptDetails key={String(one.nonce)} attempt={one} recovery={recovery} now={time} />
          ))}
          {recovery.hasMore && (
            <VerdictNote verdict="caution" title={recoveryMessages.moreQueued}>
              {recoveryMessages.cancelStopsAll}
            </VerdictNote>
          )}
          <Cancelling cancelling={cancelling} recovery={recovery} />
        </div>
        <aside className={layout.aside}>
          <WhatToDo alarm={alarm} draft={draft} cancelling={cancelling} />
          <CarryOut recovery={recovery} now={time} />
          <ModuleFacts recovery={recovery} attempt={attempt} />
        </aside>
      </div>
    </>
  )
}

const isTakeover = ({ attempt: { announced } }: RecoveryAlarm): boolean =>
  announced.known && announced.meaning.kind === 'owners' && announced.meaning.stays.length === 0

function Sentence({ alarm, chainId }: { alarm: RecoveryAlarm; chainId: string }) {
  const { nameOf } = useNames()
  return attemptSentence(alarm.attempt, alarm.recovery).map((part, index) => {
    if (typeof part === 'string') return part
    const known = nameOf(part.address, chainId)?.name
    return known ? (
      <b key={index} title={part.address}>
        {known}
      </b>
    ) : (
      <ShortHex key={index} value={part.address} className={styles.hex} />
    )
  })
}

/** A note in this browser. It reduces the alarm but does not hide it. */
function ExpectedButton({ alarm: { chain, recovery } }: { alarm: RecoveryAlarm }) {
  const expected = useExpectedAttempts()
  const keys = recovery.attempts.map(({ nonce, hash }) => ({
    chainId: chain.chainId,
    module: recovery.address,
    nonce,
    hash,
  }))
  const isExpected = keys.every((key) => isExpectedAttempt(expected, key))
  return (
    <Button
      size="lg"
      onClick={() => {
        for (const key of keys) setExpected(key, !isExpected)
      }}
    >
      {isExpected ? recoveryMessages.markUnexpected : recoveryMessages.markExpected}
    </Button>
  )
}
