import type { Address } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { MOST_ORIGIN_CHARACTERS } from '@countersign/ledger'
import { ownerProofMessages } from './ownerProofMessages.ts'

type Props = {
  readonly owners: readonly Address[]
  readonly nameOf: (owner: Address) => string
}

/** Shown before a change of owners is proposed: the owners whose proof of control is not part of the proposal. */
export function ProofsLeftOut({ owners, nameOf }: Props) {
  if (owners.length === 0) return null
  return (
    <VerdictNote verdict="caution" title={ownerProofMessages.leftOut({ owners: owners.map(nameOf) })}>
      {ownerProofMessages.leftOutNote({ most: MOST_ORIGIN_CHARACTERS, count: owners.length })}
    </VerdictNote>
  )
}
