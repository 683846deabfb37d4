import { CheckList, CheckRow } from '@countersign/ui'
import type { Check } from '@countersign/safe/checks'
import { appRequestsMessages } from '../appRequestsMessages.ts'

export type FindingsProps = {
  /** Empty while the chain is read. */
  readonly checks: readonly Check[]
  /** Why no check could run; null if they ran, or are still running. */
  readonly problem: string | null
}

/** The number of findings next to the frame; the review page shows all. */
const MOST_FINDINGS = 4

/** Failed and unchecked findings, worst first; verified ones as a number. */
export function Findings({ checks, problem }: FindingsProps) {
  const open = checks.filter(({ verdict }) => verdict !== 'verified')
  const verified = checks.length - open.length
  if (checks.length === 0)
    return (
      <CheckList>
        <CheckRow
          verdict="unchecked"
          title={problem === null ? appRequestsMessages.reading : appRequestsMessages.noCheck}
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
      <CheckRow verdict="unchecked" title={appRequestsMessages.provesNothing}>
        {open.length > MOST_FINDINGS
          ? appRequestsMessages.moreFindings(open.length - MOST_FINDINGS)
          : appRequestsMessages.fromBytes}
      </CheckRow>
      {verified > 0 && <CheckRow verdict="verified" count={verified} />}
    </CheckList>
  )
}
