import type { Address } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { MOST_ORIGIN_CHARACTERS } from '../../data/drafts/originText.ts'
import { listWords } from './listWords.ts'

type Props = {
  readonly owners: readonly Address[]
  readonly nameOf: (owner: Address) => string
}

/** Shown before a change of owners is proposed: the owners whose proof of control is not part of the proposal. */
export function ProofsLeftOut({ owners, nameOf }: Props) {
  if (owners.length === 0) return null
  const isOne = owners.length === 1
  return (
    <VerdictNote
      verdict="caution"
      title={`The ${isOne ? 'proof' : 'proofs'} of ${listWords(owners.map(nameOf))} ${isOne ? 'does' : 'do'} not fit into the proposal`}
    >
      A service stores {MOST_ORIGIN_CHARACTERS} characters with a transaction: six proofs and no note. Send the{' '}
      {isOne ? 'answer of this owner' : 'answers of these owners'} to the other owners as well. Until they open{' '}
      {isOne ? 'it' : 'them'}, their pages show {isOne ? 'this key' : 'these keys'} as not proved.
    </VerdictNote>
  )
}
