import { Icon } from '@countersign/ui'
import { useState, type ReactNode } from 'react'
import styles from './Advanced.module.css'
import { fieldMessages as messages } from './fieldMessages.ts'

type Props = {
  /** Something in it was filled in before. */
  readonly isFilled: boolean
  /** A problem of its fields must not be folded away. */
  readonly hasProblem: boolean
  readonly children: ReactNode
}

/** Fields that most transactions do not need, folded until they are asked for. */
export function Advanced({ isFilled, hasProblem, children }: Props) {
  const [isWanted, setWanted] = useState(isFilled)
  const isOpen = isWanted || hasProblem
  return (
    <div className={styles.advanced}>
      <button type="button" className="cs-link" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} /> {messages.advanced}
      </button>
      {isOpen && children}
    </div>
  )
}
