import { ProvenanceMark, type ProvenanceSource } from '@countersign/ui'
import type { ReactNode } from 'react'
import styles from '../Setup.module.css'

export interface FactProps {
  term: string
  source: ProvenanceSource
  children: ReactNode
  verdict?: ReactNode
  /** An action for the value: a link or a button. */
  act?: ReactNode
}

/** One row of a panel of facts: term, value, verdict and act. */
export function Fact({ term, source, children, verdict, act }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {term} <ProvenanceMark source={source} />
      </dt>
      <dd>{children}</dd>
      {verdict && <dd>{verdict}</dd>}
      {act && <dd className={styles.act}>{act}</dd>}
    </div>
  )
}
