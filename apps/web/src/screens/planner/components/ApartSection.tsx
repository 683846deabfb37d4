import { SectionHeading, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { KnownRow } from '../model/PlanRow.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import styles from './Planner.module.css'

/** Accounts whose signatures name no network, with what to do first. */
export function ApartSection({ rows }: { rows: readonly KnownRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="plan-apart">
      <SectionHeading id="plan-apart" title={messages.apart} />
      <div className={styles.notes}>
        {rows.map(({ account, chain: { chainName: chain }, standing: { state } }) => (
          <VerdictNote
            key={account}
            verdict="caution"
            title={messages.apartTitle({ chain, version: state.version })}
            action={
              <Link
                to="/safes/$safe/setup/upgrade"
                params={{ safe: account }}
                className="cs-link"
                aria-label={messages.upgradeOn({ chain })}
              >
                {messages.upgrade}
              </Link>
            }
          >
            <p>{messages.apartDetail}</p>
          </VerdictNote>
        ))}
      </div>
    </section>
  )
}
