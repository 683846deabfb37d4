import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { reviewUiMessages } from './reviewUiMessages.ts'
import styles from './ProgressSteps.module.css'

/** A step of `ProgressSteps`. */
export interface ProgressStep {
  /** Signed, Submitted, In block, Confirmed, Indexed. */
  name: string
  detail?: ReactNode
  /** The time of the step, or an estimate for the current step: "about 2 min". */
  at?: ReactNode
  state: 'done' | 'current' | 'todo' | 'failed'
  /** Blocks as ticks below the detail. */
  ticks?: { done: number; of: number }
}

const saidOf = (state: ProgressStep['state']): string =>
  ({
    done: reviewUiMessages.stepDone,
    current: reviewUiMessages.stepNow,
    todo: reviewUiMessages.stepToCome,
    failed: reviewUiMessages.stepFailed,
  })[state]

/**
 * Named steps with their times. Drawn in ink, because the chain acts here and not an owner.
 *
 * @example
 * <ProgressSteps steps={[{ name: 'Signed', state: 'done' }, { name: 'Submitted', state: 'current', at: 'about 12 s' }]} />
 */
export function ProgressSteps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, detail, at, state, ticks }) => (
        <li
          key={name}
          className={clsx(styles.step, styles[state])}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <span className={styles.sign}>
            {state === 'done' && <Icon name="check" size={12} stroke={2.75} />}
            {state === 'failed' && <Icon name="x" size={12} stroke={2.75} />}
          </span>
          <b>
            {name}
            <span className="cs-visually-hidden">, {saidOf(state)}</span>
          </b>
          <span className={styles.detail}>
            {detail}
            {ticks && (
              <span className={styles.ticks} aria-hidden>
                {Array.from({ length: ticks.of }, (_, index) => (
                  <i key={index} data-full={index < ticks.done || undefined} />
                ))}
              </span>
            )}
          </span>
          <span className={styles.time}>{at}</span>
        </li>
      ))}
    </ol>
  )
}
