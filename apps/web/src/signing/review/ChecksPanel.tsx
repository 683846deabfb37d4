import { RichText, TimeText, VerdictBox, VerdictFold, VerdictRow } from '@countersign/ui'
import { type Check, isOverridable, isOverrideOf } from '@countersign/safe/checks'
import { type ReactNode, useState } from 'react'
import { type Override, removeOverride } from './overrideStore.ts'
import { verdictDetail, verdictTitle } from './verdictWords.ts'
import { verdictMessages } from './verdictMessages.ts'
import { verdictOf } from './verdictOf.ts'
import { listText } from '@countersign/primitives'

const SHOWN_AT_FIRST = 3

type Props = {
  readonly checks: readonly Check[]
  readonly overrides?: readonly Override[]
  /** A check that can find a danger is still running, so the panel does not say yet that nothing was found. */
  readonly isRunning?: boolean
  /** Buttons below the text of a finding. A check that could not run is shown only if it has one. */
  readonly actsOf?: (check: Check) => ReactNode
  /** Writes the text of a finding; by default as it is. */
  readonly write?: (text: string) => ReactNode
  /** The findings about the account itself, and whether this user has accepted them; absent if they cannot be accepted. */
  readonly standing?: { readonly isAccepted: boolean; readonly accept: () => void }
}

const noActs = () => null
const asIs = (text: string) => text

/** What the checks found: problems as rows, everything that is fine as one line. */
export function ChecksPanel({
  checks,
  overrides = [],
  isRunning = false,
  actsOf = noActs,
  write = asIs,
  standing,
}: Props) {
  const [showsAll, setShowAll] = useState(false)
  const [showsFine, setShowFine] = useState(false)
  const verdict = verdictOf({
    checks,
    overrides,
    isRunning,
    isAccepted: standing?.isAccepted ?? false,
    canRun: (check) => Boolean(actsOf(check)),
  })
  const { dangers, cautions, runnable, unrun, accepted, passed } = verdict
  const folded = [...accepted, ...unrun, ...passed]
  const acceptButton = (check: Check) =>
    standing && check.standing !== undefined ? (
      <button type="button" className="cs-link" onClick={standing.accept}>
        {verdictMessages.iKnowThis}
      </button>
    ) : null
  return (
    <VerdictBox
      label={verdictMessages.checks}
      tone={verdict.tone}
      title={verdictTitle(verdict)}
      detail={verdictDetail(verdict)}
    >
      <ul aria-label={verdictMessages.checks}>
        {dangers.map((check) => (
          <Finding key={keyOf(check)} check={check} write={write} acts={actsOf(check)}>
            <OverrideState check={check} override={overrides.find((override) => isOverrideOf(override, check))} />
          </Finding>
        ))}
        {cautions.map(([check, ...alike], index) => (
          <Finding
            key={keyOf(check)}
            check={check}
            write={write}
            hidden={!showsAll && index >= SHOWN_AT_FIRST}
            acts={
              <>
                {actsOf(check)}
                {acceptButton(check)}
              </>
            }
          >
            {alike.map((other) => (
              <span key={keyOf(other)} style={{ display: 'block' }}>
                {write(other.reason)}
              </span>
            ))}
          </Finding>
        ))}
        {runnable.map((check) => (
          <Finding key={keyOf(check)} check={check} write={write} acts={actsOf(check)} />
        ))}
      </ul>
      {cautions.length > SHOWN_AT_FIRST && (
        <VerdictFold
          verdict="caution"
          action={
            <button type="button" className="cs-link" aria-expanded={showsAll} onClick={() => setShowAll(!showsAll)}>
              {showsAll ? verdictMessages.showFirst : verdictMessages.showAll({ count: cautions.length })}
            </button>
          }
        >
          {showsAll ? null : verdictMessages.moreCautions(cautions.length - SHOWN_AT_FIRST)}
        </VerdictFold>
      )}
      {folded.length > 0 && (
        <>
          <VerdictFold
            verdict="verified"
            action={
              <button
                type="button"
                className="cs-link"
                aria-expanded={showsFine}
                onClick={() => setShowFine(!showsFine)}
              >
                {showsFine ? verdictMessages.hide : verdictMessages.show}
              </button>
            }
          >
            {fineWords(passed)}
          </VerdictFold>
          <ul hidden={!showsFine}>
            {folded.map((check) => (
              <Finding key={keyOf(check)} check={check} write={write}>
                {accepted.includes(check) && <span style={{ display: 'block' }}>{verdictMessages.acceptedHere}</span>}
              </Finding>
            ))}
          </ul>
        </>
      )}
    </VerdictBox>
  )
}

function fineWords(passed: readonly Check[]): string {
  if (passed.length === 0) return verdictMessages.nothingPassed
  const topics = topicsOf(passed)
  return topics === '' ? verdictMessages.othersPassed : verdictMessages.allMatch({ topics })
}

const keyOf = ({ id, field, title }: Check): string => [id, field, title].join()

type FindingProps = {
  readonly check: Check
  readonly write: (text: string) => ReactNode
  readonly acts?: ReactNode
  readonly hidden?: boolean
  readonly children?: ReactNode
}

const Finding = ({ check, write, acts, hidden = false, children }: FindingProps) => (
  <VerdictRow check={check.id} verdict={check.verdict} title={check.title} hidden={hidden} acts={acts}>
    {write(check.reason)}
    {children}
  </VerdictRow>
)

function OverrideState({ check, override }: { check: Check; override: Override | undefined }) {
  if (!isOverridable(check))
    return (
      <span style={{ display: 'block' }}>
        <b>{verdictMessages.notOverridable}</b> {verdictMessages.notOverridableWhy}
      </span>
    )
  if (!override) return null
  return (
    <span style={{ display: 'block' }}>
      <RichText
        text={verdictMessages.overriddenAt}
        slots={{ b: (words) => <b>{words}</b>, time: <TimeText at={override.at} form="exact" /> }}
      />{' '}
      <button type="button" className="cs-link" onClick={() => removeOverride(override)}>
        {verdictMessages.removeOverride}
      </button>
    </span>
  )
}

/** Shown while the page reads the chain: the same box, without a result. @param findings for how many there is space; by default a usual number */
export const ChecksPending = ({ findings }: { findings?: number }) => (
  <VerdictBox
    tone="checking"
    rows={findings}
    label={verdictMessages.checks}
    title={verdictMessages.checking}
    detail={verdictMessages.readingChain}
  />
)

/** Shown when the page could not read the chain, so that there is nothing to sign. */
export function ChecksFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <VerdictBox
      tone="unchecked"
      label={verdictMessages.checks}
      title={verdictMessages.failedTitle}
      detail={reason}
      actions={
        <button type="button" className="cs-link" onClick={onRetry}>
          {verdictMessages.tryAgain}
        </button>
      }
    >
      <ul>
        <VerdictRow verdict="unchecked" title={verdictMessages.failedRow} />
      </ul>
    </VerdictBox>
  )
}

/** What checks that passed are about, in a few words. */
function topicsOf(checks: readonly Pick<Check, 'id'>[]): string {
  const has = (...ids: readonly Check['id'][]) => checks.some(({ id }) => ids.includes(id))
  return listText([
    ...(has('recipients') ? [verdictMessages.topicRecipients] : []),
    ...(has('tokens', 'typed-amounts', 'holdings') ? [verdictMessages.topicAmounts] : []),
    ...(has('account-state', 'owner-list') ? [verdictMessages.topicOwners] : []),
    ...(has('signatures') ? [verdictMessages.topicSignatures] : []),
    ...(has('decoding', 'inputs') ? [verdictMessages.topicCalls] : []),
    ...(has('service-hash', 'witness-hash', 'contract-hash') ? [verdictMessages.topicHashes] : []),
  ])
}
