import { CheckList, CheckRow, Icon, OutcomePanel, TimeText, VerdictBadge } from '@countersign/ui'
import { blockingChecks, isOverridable, isOverrideOf } from '@countersign/safe/checks'
import { useState, type ReactNode } from 'react'
import type { Check } from '../../data/checks/Check.ts'
import { removeOverride, type Override } from './overrideStore.ts'

const SHOWN_AT_FIRST = 3

type Props = {
  readonly checks: readonly Check[]
  readonly overrides?: readonly Override[]
  /** One that can find a danger has not ended yet: nothing is promised before. */
  readonly isRunning?: boolean
  /** What can be done about a finding, below its words. */
  readonly actsOf?: (check: Check) => ReactNode
}

/** Every question asked about the transaction, worst first; what was fine stands together below. */
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
        <b>It cannot be overridden:</b> what would be signed is not what is shown.
      </span>
    )
  if (!override) return null
  return (
    <span style={{ display: 'block' }}>
      <b>Overridden by you</b>, <TimeText at={override.at} form="exact" />.{' '}
      <button type="button" className="cs-link" onClick={() => removeOverride(override)}>
        Take it back
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
        : 'Nothing blocks signing'

function summary(checks: readonly Check[]): string {
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const parts = [
    [count('danger'), 'danger'],
    [count('caution'), 'caution'],
    [count('unchecked'), 'not checked'],
    [count('verified'), 'verified'],
  ] as const
  const told = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  return `${checks.length} checks: ${told.join(', ')}`
}

/** While the chain is being read: the same panel, with nothing promised. */
export function ChecksPending() {
  return (
    <OutcomePanel
      label="Checks"
      ring={<Icon name="hourglass" size={26} />}
      title="Checking"
      detail="Reading the account from the chain"
    >
      <CheckList>
        <CheckRow verdict="unchecked" title="Nothing is checked yet" />
      </CheckList>
    </OutcomePanel>
  )
}

/** The chain could not be read at all, so there is nothing to sign. */
export function ChecksFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <OutcomePanel
      label="Checks"
      tone="caution"
      ring={<Icon name="help-circle" size={26} />}
      title="Nothing could be checked"
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
          title={<VerdictBadge verdict="unchecked" label="Signing waits for the chain" quiet />}
        />
      </CheckList>
    </OutcomePanel>
  )
}
