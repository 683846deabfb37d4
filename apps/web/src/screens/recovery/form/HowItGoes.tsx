import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { secondsOf, type RecoveryFormState } from './RecoveryFormState.ts'
import styles from './Form.module.css'

export interface HowItGoesProps {
  form: RecoveryFormState
  threshold: number
  owners: number
}

/** The three steps of a recovery, with the times chosen. */
export function HowItGoes({ form, threshold, owners }: HowItGoesProps) {
  const notice = secondsOf(form.notice)
  const lapse = secondsOf(form.expiration)
  const steps = [
    ['A recoverer announces', 'The new owners are public from this moment. All owners are alarmed.'],
    [
      notice === null || notice === 0n ? 'The notice' : `${durationWords(notice)} of notice`,
      `Any ${threshold} of ${owners} owners can cancel, all this time.`,
    ],
    lapse === 0n
      ? ['No end to carry it out', 'Anyone may press the button, at any later time.']
      : [
          lapse === null ? 'The time to carry it out' : `${durationWords(lapse)} to carry it out`,
          'Anyone may press the button. Then it lapses.',
        ],
  ] as const
  return (
    <section className="cs-panel" aria-labelledby="how-heading">
      <h2 id="how-heading" className={styles.panelHead}>
        How a recovery goes
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
