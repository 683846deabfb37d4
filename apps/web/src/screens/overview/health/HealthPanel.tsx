import { ProvenanceMark, RichText, SectionHeading, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useAcceptedModules } from '../../../data/storage/acceptedModules.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import type { HealthFact } from './health.ts'
import { healthMessages as messages } from './healthMessages.ts'
import { overviewMessages } from '../overviewMessages.ts'
import { FactsLine } from './FactsLine.tsx'
import { ContractNames, PeopleNames } from './HealthNames.tsx'
import styles from './Health.module.css'
import { useHealth } from './useHealth.ts'

const ORDER = ['danger', 'caution', 'unchecked'] as const
const PLACES: readonly HealthFact['id'][] = ['owners', 'contract', 'modules', 'guard', 'handler']

/**
 * What needs a look comes first; facts without a problem are one line.
 * @param place class of the section until the chain has answered: it keeps the height that the facts will need
 */
export function HealthPanel({ place }: { place: string | undefined }) {
  const { facts, block, error, isChecking, run } = useHealth()
  const [isWhole, setWhole] = useState(false)
  const fine = facts?.filter(({ verdict }) => verdict === 'verified') ?? []
  const shown = facts?.filter(({ verdict }) => verdict !== 'verified') ?? []
  const sorted = shown.toSorted((first, second) => rank(first) - rank(second))
  return (
    <section aria-labelledby="health-heading" className={clsx(styles.health, !facts && place)}>
      <SectionHeading
        id="health-heading"
        title={overviewMessages.health}
        action={
          <button type="button" className="cs-link" onClick={run} disabled={isChecking}>
            {isChecking ? messages.checking : messages.run}
          </button>
        }
      />
      {error && <p className={styles.failed}>{messages.unread({ reason: error.message })}</p>}
      <ul className="cs-panel">
        {sorted.map((fact) => (
          <Fact key={fact.id} fact={fact} block={block} />
        ))}
        {/* Shorter than the words before it, so that it is not a later largest paint. */}
        {!facts && <FactsLine isFine={false}>{messages.reading}</FactsLine>}
        {fine.length > 0 && (
          <FactsLine
            isFine
            action={
              <button type="button" className="cs-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? messages.hide : messages.show}
              </button>
            }
          >
            {messages.fine({ names: fine.map(({ id }) => messages.names[PLACES.indexOf(id)] ?? '') })}
          </FactsLine>
        )}
        {isWhole && fine.map((fact) => <Fact key={fact.id} fact={fact} block={block} />)}
      </ul>
    </section>
  )
}

const rank = ({ verdict }: HealthFact): number => ORDER.findIndex((one) => one === verdict)

function Fact({ fact, block }: { fact: HealthFact; block: bigint | undefined }) {
  const { account, key } = useAccount()
  const { id, verdict, title, detail, contracts = [], missing = [], extra = [], fromChain, act } = fact
  const acceptedAt = useAcceptedModules(key, id === 'modules' ? contracts : undefined)
  return (
    <li>
      <div className={styles.head}>
        <b>{title}</b>
        <VerdictBadge verdict={verdict} />
      </div>
      <p>
        <RichText
          text={detail}
          slots={{
            contracts: <ContractNames addresses={contracts} />,
            missing: <PeopleNames addresses={missing} />,
            extra: <PeopleNames addresses={extra} />,
          }}
        />{' '}
        {acceptedAt !== null && `${messages.accepted({ day: shortDay(acceptedAt) })} `}
        {!fromChain && <ProvenanceMark source="service" />}
        {fromChain && verdict !== 'verified' && (
          <ProvenanceMark source="chain" {...(block === undefined ? {} : { block })} />
        )}{' '}
        {act === 'upgrade' && (
          <Link className="cs-link" to="/safes/$safe/setup/upgrade" params={{ safe: account }}>
            {messages.upgrade}
          </Link>
        )}
        {act === 'review' && (
          <Link className="cs-link" to="/safes/$safe/setup" params={{ safe: account }}>
            {messages.review}
          </Link>
        )}
      </p>
    </li>
  )
}
