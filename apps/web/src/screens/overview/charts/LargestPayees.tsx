import { numberText, shortenAddress } from '@countersign/primitives'
import { FiatAmount, Identicon, SectionHeading } from '@countersign/ui'
import { useId } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { decimalOf } from '../movements/Holding.ts'
import { largestPayees } from '../movements/largestPayees.ts'
import type { ChartData } from './ChartData.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import styles from './Charts.module.css'
import { sourceNotes } from './sourceNotes.ts'

const DAYS = 90
const DAY_MS = 86_400_000
const MOST = 4

/** To whom the account paid most in the last 90 days. */
export function LargestPayees({ data: { holdings, known, currency, now } }: { data: ChartData }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const heading = useId()
  const since = now - DAYS * DAY_MS
  const { largest, others } = largestPayees({ holdings, movements: known.movements, since, most: MOST })
  const notes = known.since > since ? sourceNotes(known) : []
  return (
    <section aria-labelledby={heading} className={styles.payees}>
      <SectionHeading
        id={heading}
        title={messages.payees}
        action={<span className={styles.quiet}>{messages.days(DAYS)}</span>}
      />
      <div className="cs-panel">
        {largest.length === 0 ? (
          <p className={styles.empty}>{messages.noPayments}</p>
        ) : (
          <ul>
            {largest.map(({ address, payments, total }) => (
              <li key={address}>
                <Identicon address={address} shape="person" size={24} />
                <div>
                  <b>{nameOf(address, chainId)?.name ?? shortenAddress(address)}</b>
                  <span>{messages.payments(payments)}</span>
                </div>
                <FiatAmount value={decimalOf(total)} currency={currency} />
              </li>
            ))}
            {others.payees > 0 && (
              <li>
                <span className={styles.coin} aria-hidden>
                  {numberText(others.payees)}
                </span>
                <div>
                  <b>{messages.otherPayees(others.payees)}</b>
                  <span>{messages.payments(others.payments)}</span>
                </div>
                <FiatAmount value={decimalOf(others.total)} currency={currency} />
              </li>
            )}
          </ul>
        )}
        {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
      </div>
    </section>
  )
}
