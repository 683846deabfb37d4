import type { ReactNode } from 'react'
import styles from './ReviewLayout.module.css'

type Props = {
  /** Kind, number, sentence and recipient. */
  readonly head: ReactNode
  /** The table of effects, and what explains it. */
  readonly effects: ReactNode
  /** Verdict and signers. */
  readonly side: ReactNode
  readonly details: ReactNode
  readonly bar?: ReactNode
}

/** The page of one transaction or message, from the draft to the outcome. */
export function ReviewLayout({ head, effects, side, details, bar }: Props) {
  return (
    <article className={styles.page} data-sign-bar={bar ? true : undefined}>
      <header className={styles.head}>{head}</header>
      <div className={styles.effects}>{effects}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.details}>{details}</div>
      {bar}
    </article>
  )
}
