import { VerdictBadge } from '@countersign/ui'
import type { ContractQuery } from './useContract.ts'

/** A short statement about the code of a contract. */
export function CodeBadge({ contract: { data, error }, quiet = false }: { contract: ContractQuery; quiet?: boolean }) {
  if (data) return <VerdictBadge verdict={data.judged.verdict} label={data.judged.label} quiet={quiet} />
  if (error) return <VerdictBadge verdict="unchecked" label="Not checked" quiet={quiet} />
  return <span className="cs-visually-hidden">The page is reading the code.</span>
}
