import type { Chain } from '@countersign/api'
import { FieldNote, GroupedHex, LookalikeDiff, ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import styles from './AddressField.module.css'
import type { AddressSuggestion } from './addressSuggestions.ts'
import { findLookalike } from './lookalikes.ts'
import type { AddressInput } from './useAddressInput.ts'
import { useNames } from './useNames.ts'

export interface AddressNotesProps {
  input: AddressInput
  chain: Chain
  /** Stands before what the field itself would say. */
  objection: ReactNode
  known: readonly Pick<AddressSuggestion, 'address' | 'name'>[]
}

/** What is to be said about a typed address: wrong, named, or too like another. */
export function AddressNotes({ input, chain, objection, known }: AddressNotesProps) {
  const { nameOf } = useNames()
  if (objection) return <FieldNote kind="error">{objection}</FieldNote>
  if (input.state === 'looking') return <p className={styles.quiet}>Looking up the name…</p>
  if (input.state !== 'resolved') return null
  const named = nameOf(input.address, chain.chainId)
  const isNamedByService = input.ens?.namedBy === 'service'
  const name = named?.name ?? (isNamedByService ? null : (input.ens?.name ?? null))
  const lookalike = findLookalike(input.address, known)
  return (
    <>
      {named?.source === 'published' && (
        <p className={styles.quiet}>
          {named.name}, a contract by its published address: <ShortHex value={input.address} />
        </p>
      )}
      {name !== null && named?.source !== 'published' && (
        <FieldNote kind="ok">
          {name}: <ShortHex value={input.address} />
        </FieldNote>
      )}
      {input.ens !== null && isNamedByService && (
        <FieldNote kind="caution">
          {input.ens.name}: <GroupedHex value={input.address} />. Named by a registry that only the service knows.
          Compare the address with what the recipient told you.
        </FieldNote>
      )}
      {lookalike && (
        <>
          <FieldNote kind="caution">
            Looks like {lookalike.name}, but is another address. Compare the underlined groups.
          </FieldNote>
          <LookalikeDiff saved={lookalike.address} typed={input.address} />
        </>
      )}
    </>
  )
}
