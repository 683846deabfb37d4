import { Icon } from '@countersign/ui'
import styles from './Create.module.css'

const STEPS = ['Name and network', 'Owners and threshold', 'Review', 'Create'] as const

export function StepBar({ current }: { current: 0 | 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'todo'
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden>
              {state === 'done' ? <Icon name="check" size={13} stroke={2.5} /> : index + 1}
            </span>
            {name}
            {state === 'done' && <span className="cs-visually-hidden">, done</span>}
          </li>
        )
      })}
    </ol>
  )
}
