import { VerdictBadge } from '@countersign/ui'
import type { JudgedContract } from '@countersign/safe/contracts'
import type { ContractQuery } from './useContract.ts'
import { powerMessages } from './powerMessages.ts'

/** A short statement about the code of a contract. */
export function CodeBadge({ contract: { data, error }, quiet = false }: { contract: ContractQuery; quiet?: boolean }) {
  if (data) return <VerdictBadge verdict={data.judged.verdict} label={codeWords(data.judged.kind)} quiet={quiet} />
  if (error) return <VerdictBadge verdict="unchecked" label={powerMessages.notChecked} quiet={quiet} />
  return <span className="cs-visually-hidden">{powerMessages.readingCode}</span>
}

function codeWords(kind: JudgedContract['kind']): string {
  switch (kind) {
    case 'known-code':
      return powerMessages.knownCode
    case 'known-address':
      return powerMessages.knownAddress
    case 'exchangeable':
      return powerMessages.exchangeable
    case 'unknown-code':
      return powerMessages.unknownCode
    case 'other-code':
      return powerMessages.otherCode
    case 'no-code':
      return powerMessages.noCode
    case 'development-code':
      return powerMessages.developmentCode
  }
}
