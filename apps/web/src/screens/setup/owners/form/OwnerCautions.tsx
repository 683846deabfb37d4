import { type Address, isAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import type { OwnerJudgement } from '../../../../parts/owners/useOwnerJudgement.ts'
import { RemedyActs } from '../../../../parts/owners/RemedyActs.tsx'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly judgement: OwnerJudgement
  /** New owners without a proof of control. */
  readonly unproven: readonly Address[]
  /** The form contains a change. */
  readonly isChanged: boolean
  readonly typedNameOf: (owner: Address) => string | null
  readonly onThreshold: (threshold: number) => void
  readonly onAddOwner: () => void
}

/** Findings about the owners after the change. */
export function OwnerCautions({ judgement, unproven, isChanged, typedNameOf, ...acts }: Props) {
  const nameOf = useOwnerName()
  const { before, after, isReading } = judgement
  if (!isChanged || after === null) return null
  // An owner that is still loading counts as unknown, which is not a finding.
  const found = isReading ? [] : after.checks.filter(({ verdict }) => verdict === 'danger' || verdict === 'caution')
  return (
    <>
      {found.map(({ verdict, title, reason, remedies = [] }) => (
        <VerdictNote
          key={`${title} ${reason}`}
          verdict={verdict}
          title={title}
          action={remedies.length > 0 && <RemedyActs remedies={remedies} today={before?.threshold ?? 0} {...acts} />}
        >
          {withNames(reason, (owner) => typedNameOf(owner) ?? nameOf(owner))}
        </VerdictNote>
      ))}
      {unproven.map((owner) => (
        <VerdictNote
          key={owner}
          verdict="caution"
          title={ownersFormMessages.notProvedControl({ owner: typedNameOf(owner) ?? nameOf(owner) })}
        >
          {withoutWords(after.mayLoseWithout(owner))}
        </VerdictNote>
      ))}
    </>
  )
}

function withoutWords(spare: number | null): string {
  if (spare === null) return ownersFormMessages.lockedWithout
  if (spare === 0) return ownersFormMessages.loseNoOther
  return ownersFormMessages.mayLoseOthers({ spare })
}

/** Uses names instead of addresses; the rows and the review show the addresses in full. */
const withNames = (text: string, nameOf: (owner: Address) => string): string =>
  text.replaceAll(/0x[0-9a-fA-F]{40}/g, (found) => (isAddress(found) ? nameOf(found) : found))
