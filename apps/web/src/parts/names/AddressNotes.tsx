import type { Chain } from '@countersign/api'
import { FieldNote, GroupedHex, LookalikeDiff, ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import styles from './AddressField.module.css'
import type { AddressSuggestion } from '../../data/names/addressSuggestions.ts'
import type { KnownName } from '../../data/names/KnownName.ts'
import { findLookalike } from '../../data/names/lookalikes.ts'
import type { AddressInput } from './useAddressInput.ts'
import { useNames } from '../../data/names/useNames.ts'

export interface AddressNotesProps {
  input: AddressInput
  chain: Chain
  /** Shown before the field's own note. */
  objection: ReactNode
  known: readonly Pick<AddressSuggestion, 'address' | 'name'>[]
  /** Another element shows the name of a typed address. */
  isNamedBeside?: boolean
}

/** The note about a typed address: an error, a name, or a warning about a look-alike. */
export function AddressNotes({ input, chain, objection, known, isNamedBeside = false }: AddressNotesProps) {
  const { nameOf } = useNames()
  if (objection) return <FieldNote kind="error">{objection}</FieldNote>
  if (input.state === 'looking') return <p className={styles.quiet}>Looking up the name…</p>
  if (input.state !== 'resolved') return null
  const named = nameOf(input.address, chain.chainId)
  const isNamedByService = input.ens?.namedBy === 'service'
  const lookalike = findLookalike(input.address, known)
  return (
    <>
      {named?.source === 'published' && (
        <p className={styles.quiet}>
          {named.name}, a contract by its published address: <ShortHex value={input.address} />
        </p>
      )}
      {!(isNamedBeside && input.ens === null) && <NameNote input={input} named={named} />}
      {input.ens !== null && isNamedByService && (
        <FieldNote kind="caution">
          {input.ens.name}: <GroupedHex value={input.address} />. This name comes from a registry that only the service
          names. Compare the address with the one that the recipient gave you.
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

type NameNoteProps = { input: Extract<AddressInput, { state: 'resolved' }>; named: KnownName | null }

/** The name of the address. A published name has its own line. */
function NameNote({ input: { address, ens }, named }: NameNoteProps) {
  const name = named?.name ?? (ens === null || ens.namedBy === 'service' ? null : ens.name)
  if (name === null || named?.source === 'published') return null
  return (
    <FieldNote kind="ok">
      {name}: <ShortHex value={address} />
    </FieldNote>
  )
}
