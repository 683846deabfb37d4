import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'
import styles from './Form.module.css'

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
    ['A recoverer announces', 'The new owners are public from then on. All owners see an alarm.'],
    [
      notice === null || notice === 0n ? 'The notice' : `${durationWords(notice)} of notice`,
      `Any ${threshold} of ${owners} owners can cancel during this time.`,
    ],
    lapse === 0n
      ? ['No limit for the execution', 'Any wallet can execute it, at any later time.']
      : [
          lapse === null ? 'The time for the execution' : `${durationWords(lapse)} for the execution`,
          'Any wallet can execute it. After that it expires.',
        ],
  ] as const
  return (
    <section className="cs-panel" aria-labelledby="how-heading">
      <h2 id="how-heading" className={styles.panelHead}>
        Steps of a recovery
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
