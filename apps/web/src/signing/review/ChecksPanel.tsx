import { CheckList, CheckRow, Icon, OutcomePanel, TimeText, VerdictBadge } from '@countersign/ui'
import { blockingChecks, isOverridable, isOverrideOf, type Check } from '@countersign/safe/checks'
import { useState, type ReactNode } from 'react'
import { removeOverride, type Override } from './overrideStore.ts'

const SHOWN_AT_FIRST = 3

type Props = {
  readonly checks: readonly Check[]
  readonly overrides?: readonly Override[]
  /** A check that can find a danger is still running, so the panel does not say yet that signing is free. */
  readonly isRunning?: boolean
  /** Buttons below the text of a finding. */
  readonly actsOf?: (check: Check) => ReactNode
}

/** All checks of the transaction, worst first. Verified checks are grouped at the end. */
export function ChecksPanel({ checks, overrides = [], isRunning = false, actsOf }: Props) {
  const open = checks.filter(({ verdict }) => verdict !== 'verified')
  const verified = checks.filter(({ verdict }) => verdict === 'verified')
  const blocking = blockingChecks(checks, overrides)
  const dangers = open.filter(({ verdict }) => verdict === 'danger').length
  return (
    <OutcomePanel
      label="Checks"
      tone={dangers > 0 ? 'danger' : 'ink'}
      ring={<Icon name={dangers > 0 ? 'alert-octagon' : isRunning ? 'hourglass' : 'shield-check'} size={26} />}
      title={isRunning && blocking.length === 0 ? 'Checks are still running' : titleOf(blocking.length, dangers)}
      detail={summary(checks)}
    >
      <CheckList>
        {open.map((check) => (
          <CheckRow key={keyOf(check)} check={check.id} verdict={check.verdict} title={check.title}>
            <span style={{ overflowWrap: 'anywhere' }}>{check.reason}</span>
            {actsOf?.(check)}
            {check.verdict === 'danger' && (
              <OverrideState check={check} override={overrides.find((override) => isOverrideOf(override, check))} />
            )}
          </CheckRow>
        ))}
        {verified.length > 0 && (
          <CheckRow verdict="verified" count={verified.length}>
            <VerifiedChecks checks={verified} />
          </CheckRow>
        )}
      </CheckList>
    </OutcomePanel>
  )
}

const keyOf = ({ id, field, title }: Check): string => [id, field, title].join()

function OverrideState({ check, override }: { check: Check; override: Override | undefined }) {
  if (!isOverridable(check))
    return (
      <span style={{ display: 'block' }}>
        <b>You cannot override this check:</b> the wallet would sign something else than the page shows.
      </span>
    )
  if (!override) return null
  return (
    <span style={{ display: 'block' }}>
      <b>Overridden by you</b>, <TimeText at={override.at} form="exact" />.{' '}
      <button type="button" className="cs-link" onClick={() => removeOverride(override)}>
        Remove the override
      </button>
    </span>
  )
}

function VerifiedChecks({ checks }: { checks: readonly Check[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ul>
        {checks.map((check, index) => (
          <li
            key={keyOf(check)}
            title={check.reason}
            hidden={!isOpen && index >= SHOWN_AT_FIRST}
            data-check={check.id}
            data-verdict={check.verdict}
          >
            {check.title}
            {isOpen && <span className="cs-visually-hidden">: {check.reason}</span>}
          </li>
        ))}
      </ul>
      {checks.length > SHOWN_AT_FIRST && (
        <button type="button" className="cs-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${checks.length - SHOWN_AT_FIRST} more`}
        </button>
      )}
    </>
  )
}

const titleOf = (blocking: number, dangers: number) =>
  blocking === 1
    ? 'Signing is blocked by 1 check'
    : blocking > 1
      ? `Signing is blocked by ${blocking} checks`
      : dangers > 0
        ? `You overrode ${dangers === 1 ? '1 danger' : `${dangers} dangers`}`
        : 'No check blocks signing'

function summary(checks: readonly Check[]): string {
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const parts = [
    [count('danger'), 'danger'],
    [count('caution'), 'caution'],
    [count('unchecked'), 'not checked'],
    [count('verified'), 'verified'],
  ] as const
  const counts = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  return `${checks.length} checks: ${counts.join(', ')}`
}

/** Shown while the page reads the chain: the same panel, without a result. */
export function ChecksPending() {
  return (
    <OutcomePanel
      label="Checks"
      ring={<Icon name="hourglass" size={26} />}
      title="Checking"
      detail="Reading the account from the chain."
    >
      <CheckList>
        <CheckRow verdict="unchecked" title="No check has finished yet" />
      </CheckList>
    </OutcomePanel>
  )
}

/** Shown when the page could not read the chain, so that there is nothing to sign. */
export function ChecksFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <OutcomePanel
      label="Checks"
      tone="caution"
      ring={<Icon name="help-circle" size={26} />}
      title="No check could run"
      detail={reason}
      actions={
        <button type="button" className="cs-link" onClick={onRetry}>
          Try again
        </button>
      }
    >
      <CheckList>
        <CheckRow
          verdict="unchecked"
          title={<VerdictBadge verdict="unchecked" label="Signing is not possible until the chain answers" quiet />}
        />
      </CheckList>
    </OutcomePanel>
  )
}
