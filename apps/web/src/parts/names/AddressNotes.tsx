import type { Chain } from '@countersign/api'
import { FieldNote, FullAddress, GroupedHex, LookalikeDiff, RichText, ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import { addressFieldMessages as messages } from './addressFieldMessages.ts'
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
  /** The form refuses a look-alike until the user confirms it. */
  refusesLookalike?: boolean
  onChoose(known: Pick<AddressSuggestion, 'address'>): void
}

/** The note about a typed address: an error, a name, or a look-alike with both addresses compared. */
export function AddressNotes(props: AddressNotesProps) {
  const { input, chain, objection, known, isNamedBeside = false, refusesLookalike = false, onChoose } = props
  const { nameOf } = useNames()
  const lookalike = input.state === 'resolved' ? findLookalike(input.address, known) : null
  const comparison = lookalike && input.state === 'resolved' && (
    <>
      <FieldNote kind={refusesLookalike ? 'error' : 'caution'}>
        {messages.lookalike({ name: lookalike.name })}
      </FieldNote>
      <LookalikeDiff saved={lookalike.address} typed={input.address} />
      <button type="button" className={`cs-link ${styles.saved}`} onClick={() => onChoose(lookalike)}>
        {messages.useSaved({ name: lookalike.name })}
      </button>
    </>
  )
  if (objection)
    return (
      <>
        <FieldNote kind="error">{objection}</FieldNote>
        {comparison}
      </>
    )
  if (input.state === 'looking') return <p className={styles.quiet}>{messages.looking}</p>
  if (input.state !== 'resolved') return null
  const named = nameOf(input.address, chain.chainId)
  const isNamedByService = input.ens?.namedBy === 'service'
  return (
    <>
      {named?.source === 'published' && (
        <p className={styles.quiet}>
          <RichText
            text={messages.published({ name: named.name })}
            slots={{ address: <ShortHex value={input.address} /> }}
          />
        </p>
      )}
      {!(isNamedBeside && input.ens === null && !input.isContact) && <NameNote input={input} named={named} />}
      {!input.isContact && (
        // The field itself is read out whole.
        <span className={styles.whole} aria-hidden>
          <FullAddress address={input.address} />
        </span>
      )}
      {input.ens !== null && isNamedByService && (
        <FieldNote kind="caution">
          <RichText
            text={messages.namedByService({ name: input.ens.name })}
            slots={{ address: <GroupedHex value={input.address} /> }}
          />
        </FieldNote>
      )}
      {comparison}
    </>
  )
}

type NameNoteProps = { input: Extract<AddressInput, { state: 'resolved' }>; named: KnownName | null }

/** The name of the address; the whole address where only a name was typed. A published name has its own line. */
function NameNote({ input: { address, ens, isContact }, named }: NameNoteProps) {
  const name = named?.name ?? (ens === null || ens.namedBy === 'service' ? null : ens.name)
  if (name === null || named?.source === 'published') return null
  return (
    <FieldNote kind="ok">
      <RichText
        text={messages.named({ name })}
        slots={{ address: isContact ? <GroupedHex value={address} /> : <ShortHex value={address} /> }}
      />
    </FieldNote>
  )
}
