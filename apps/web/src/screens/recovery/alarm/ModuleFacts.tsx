import type { Recovery, RecoveryAttempt } from '../../../data/recovery/Recovery.ts'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

/** The recoverer of an attempt, and the settings of the recovery. */
export function ModuleFacts({ recovery, attempt }: { recovery: Recovery; attempt: RecoveryAttempt }) {
  const { chainId } = useAccount()
  const { recoverers, cooldown, expiration } = recovery
  const announcer = attempt.announced.known ? attempt.announced.recoverer : null
  const shown = announcer ? [announcer] : recoverers
  return (
    <section className="cs-panel" aria-label={recoveryMessages.rules}>
      <dl className={layout.facts}>
        <div>
          <dt>{recoveryMessages.recoverer({ count: shown.length })}</dt>
          <dd className={layout.people}>
            {shown.length === 0 && recoveryMessages.none}
            {shown.map((value) => (
              <NamedAddress key={value} info={{ value, name: null, logoUri: null }} chainId={chainId} />
            ))}
          </dd>
        </div>
        <div>
          <dt>{recoveryMessages.notice}</dt>
          <dd>{durationWords(cooldown)}</dd>
        </div>
        <div>
          <dt>{recoveryMessages.expires}</dt>
          <dd>
            {expiration === 0n
              ? recoveryMessages.never
              : recoveryMessages.afterNotice({ duration: durationWords(expiration) })}
          </dd>
        </div>
        <div>
          <dt>{recoveryMessages.announcedTo}</dt>
          <dd>{recoveryMessages.everyOwner}</dd>
        </div>
      </dl>
    </section>
  )
}
