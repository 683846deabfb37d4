import { Fragment } from 'react'
import styles from './Forms.module.css'
import { type LookalikeRun, lookalikeRuns } from './lookalikeRuns.ts'
import { uiMessages } from '../uiMessages.ts'

export interface LookalikeDiffProps {
  /** The known address. */
  saved: string
  /** The address that resembles it. */
  typed: string
  /** Labels of the two addresses. Default "Saved" and "Typed". */
  labels?: { saved: string; typed: string }
}

/**
 * Two similar addresses, one below the other, with the differing groups underlined.
 *
 * @example
 * <LookalikeDiff saved={alice} typed={eve} />
 */
export function LookalikeDiff({ saved, typed, labels = uiMessages }: LookalikeDiffProps) {
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
  return (
    <>
      <span>0x</span>
      {runs.map(({ groups, differs }, index) => {
        const Run = differs ? 'mark' : 'span'
        return (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <Run className={styles.run}>
              {groups.map((group, place) => (
                <Fragment key={place}>
                  {place > 0 && <wbr />}
                  <span className={styles.group}>{group}</span>
                </Fragment>
              ))}
            </Run>
          </Fragment>
        )
      })}
    </>
  )
}
