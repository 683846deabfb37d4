import { CheckList, CheckRow, Icon, OutcomePanel, VerdictBadge } from '@countersign/ui'
import { useState } from 'react'
import type { Check } from './Check.ts'

const SHOWN_AT_FIRST = 3

/** Every question asked about the transaction, worst first; what was fine stands together below. */
export function ChecksPanel({ checks }: { checks: readonly Check[] }) {
  const open = checks.filter(({ verdict }) => verdict !== 'verified')
  const verified = checks.filter(({ verdict }) => verdict === 'verified')
  const dangers = open.filter(({ verdict }) => verdict === 'danger').length
  return (
    <OutcomePanel
      label="Checks"
      tone={dangers > 0 ? 'danger' : 'ink'}
      ring={<Icon name={dangers > 0 ? 'alert-octagon' : 'shield-check'} size={26} />}
      title={titleOf(dangers)}
      detail={summary(checks)}
    >
      <CheckList>
        {open.map(({ id, verdict, title, reason }) => (
          <CheckRow key={id} verdict={verdict} title={title}>
            <span style={{ overflowWrap: 'anywhere' }}>{reason}</span>
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

function VerifiedChecks({ checks }: { checks: readonly Check[] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? checks : checks.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul>
        {shown.map(({ id, title, reason }) => (
          <li key={id} title={reason}>
            {title}
            {isOpen && <span className="cs-visually-hidden">: {reason}</span>}
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

const titleOf = (dangers: number) =>
  dangers === 0
    ? 'Nothing blocks signing'
    : dangers === 1
      ? 'Signing is blocked by 1 check'
      : `Signing is blocked by ${dangers} checks`

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
