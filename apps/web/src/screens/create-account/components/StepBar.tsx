import { Icon } from '@countersign/ui'
import { createMessages as messages } from '../createMessages.ts'
import styles from './Create.module.css'

/** The steps of a new account. */
export function StepBar({ current }: { current: 0 | 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label={messages.stepList}>
      {messages.steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'todo'
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden>
              {state === 'done' ? <Icon name="check" size={13} stroke={2.5} /> : index + 1}
            </span>
            <span className={styles.stepName}>{name}</span>
            {state === 'done' && <span className="cs-visually-hidden">{messages.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
