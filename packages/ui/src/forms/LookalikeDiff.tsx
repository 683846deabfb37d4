import { Fragment } from 'react'
import styles from './Forms.module.css'
import { type LookalikeRun, lookalikeRuns } from './lookalikeRuns.ts'

export interface LookalikeDiffProps {
  /** The known address. */
  saved: string
  /** The one that resembles it. */
  typed: string
  /** Words before each. Default "Saved" and "Typed". */
  labels?: { saved: string; typed: string }
}

/** Two similar addresses below each other with the differing groups underlined. */
export function LookalikeDiff({ saved, typed, labels = { saved: 'Saved', typed: 'Typed' } }: LookalikeDiffProps) {
  const compared = lookalikeRuns(saved, typed)
  return (
    <dl className={styles.diff}>
      <dt>{labels.saved}</dt>
      <dd>
        <Groups runs={compared.saved} />
      </dd>
      <dt>{labels.typed}</dt>
      <dd>
        <Groups runs={compared.typed} />
      </dd>
    </dl>
  )
}

function Groups({ runs }: { runs: readonly LookalikeRun[] }) {
  let position = 0
  return (
    <>
      0x
      {runs.map((run) => {
        const groups = run.groups.map((group, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span>{group}</span>
          </Fragment>
        ))
        position += 1
        return run.differs ? <mark key={position}>{groups}</mark> : <span key={position}>{groups}</span>
      })}
    </>
  )
}
