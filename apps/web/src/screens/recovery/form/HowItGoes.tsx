import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'
import styles from './Form.module.css'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

export interface HowItGoesProps {
  form: RecoveryFormState
  threshold: number
  owners: number
}

/** The three steps of a recovery, with the chosen times. */
export function HowItGoes({ form, threshold, owners }: HowItGoesProps) {
  const notice = secondsOf(form.notice)
  const lapse = secondsOf(form.expiration)
  const steps = [
    [recoveryFormMessages.stepAnnounce, recoveryFormMessages.stepAnnounceNote],
    [
      notice === null || notice === 0n
        ? recoveryFormMessages.stepNotice
        : recoveryFormMessages.noticeOf({ duration: durationWords(notice) }),
      recoveryFormMessages.ownersCanCancel({ threshold, owners }),
    ],
    lapse === 0n
      ? [recoveryFormMessages.noLimit, recoveryFormMessages.noLimitNote]
      : [
          lapse === null
            ? recoveryFormMessages.stepExecution
            : recoveryFormMessages.executionTime({ duration: durationWords(lapse) }),
          recoveryFormMessages.stepExecutionNote,
        ],
  ] as const
  return (
    <section className="cs-panel" aria-labelledby="how-heading">
      <h2 id="how-heading" className={styles.panelHead}>
        {recoveryFormMessages.steps}
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <span aria-hidden />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
