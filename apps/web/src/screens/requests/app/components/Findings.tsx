import { CheckList, CheckRow } from '@countersign/ui'
import type { Check } from '../../../../data/checks/Check.ts'

export type FindingsProps = {
  /** Empty while the chain is being read. */
  readonly checks: readonly Check[]
  /** Why nothing could be checked; null when it could, or is still being read. */
  readonly problem: string | null
}

/** Findings shown beside the frame; the review page shows all. */
const MOST_FINDINGS = 4

/** What is open or wrong, worst first; what was fine as a number. */
export function Findings({ checks, problem }: FindingsProps) {
  const open = checks.filter(({ verdict }) => verdict !== 'verified')
  const verified = checks.length - open.length
  if (checks.length === 0)
    return (
      <CheckList>
        <CheckRow
          verdict="unchecked"
          title={problem === null ? 'Reading the account from the chain' : 'No check could run'}
        >
          {problem}
        </CheckRow>
      </CheckList>
    )
  return (
    <CheckList>
      {open.slice(0, MOST_FINDINGS).map((check) => (
        <CheckRow key={[check.id, check.title].join()} check={check.id} verdict={check.verdict} title={check.title}>
          {check.reason}
        </CheckRow>
      ))}
      <CheckRow verdict="unchecked" title="The app’s own words are no evidence">
        {open.length > MOST_FINDINGS
          ? `${open.length - MOST_FINDINGS} more findings stand on the review page.`
          : 'Everything here is read from the bytes.'}
      </CheckRow>
      {verified > 0 && <CheckRow verdict="verified" count={verified} />}
    </CheckList>
  )
}
