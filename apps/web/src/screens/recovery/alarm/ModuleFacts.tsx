import type { Recovery, RecoveryAttempt } from '../../../data/recovery/Recovery.ts'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'

/** The recoverer of an attempt, and the settings of the recovery. */
export function ModuleFacts({ recovery, attempt }: { recovery: Recovery; attempt: RecoveryAttempt }) {
  const { chainId } = useAccount()
  const { recoverers, cooldown, expiration } = recovery
  const announcer = attempt.announced.known ? attempt.announced.recoverer : null
  const shown = announcer ? [announcer] : recoverers
  return (
    <section className="cs-panel" aria-label="Rules of this recovery">
      <dl className={layout.facts}>
        <div>
          <dt>{shown.length === 1 ? 'Recoverer' : 'Recoverers'}</dt>
          <dd className={layout.people}>
            {shown.length === 0 && 'None'}
            {shown.map((value) => (
              <NamedAddress key={value} info={{ value, name: null, logoUri: null }} chainId={chainId} />
            ))}
          </dd>
        </div>
        <div>
          <dt>Notice</dt>
          <dd>{durationWords(cooldown)}</dd>
        </div>
        <div>
          <dt>Expires</dt>
          <dd>{expiration === 0n ? 'Never' : `${durationWords(expiration)} after the notice`}</dd>
        </div>
        <div>
          <dt>Announced to</dt>
          <dd>Every owner, on each page</dd>
        </div>
      </dl>
    </section>
  )
}
