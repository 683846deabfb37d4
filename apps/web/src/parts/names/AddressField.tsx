import { TextInput } from '@mantine/core'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { Identicon, describedBy } from '@countersign/ui'
import { useId, useState, type ReactNode } from 'react'
import { useAddressBook } from '../../data/storage/addressBook.ts'
import styles from './AddressField.module.css'
import { AddressNotes } from './AddressNotes.tsx'
import { addressSuggestions } from '../../data/names/addressSuggestions.ts'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { useAddressInput, useReportAddress } from './useAddressInput.ts'
import { useKnownAddresses } from '../../data/names/useKnownAddresses.ts'
import { useSuggestionList } from './useSuggestionList.ts'

export interface AddressFieldProps {
  label: string
  value: string
  onChange(text: string): void
  /** The address the text stands for, or null while it stands for none. */
  onResolved(address: Address | null): void
  chain: Chain
  /** The form's own objection, shown before the field's. */
  error?: ReactNode
  /** What the form says of the address beside that: told with the field, below its own words. */
  notes?: ReactNode
  /** The form shows the name of the address itself: it is told here only where a name was typed. */
  isNamedBeside?: boolean
  autoFocus?: boolean
  description?: ReactNode
}

/** An address: typed or pasted in any spelling, chosen from known ones, or by name. Says what is wrong, keeps what was typed. */
export function AddressField(props: AddressFieldProps) {
  const {
    label,
    value,
    onChange,
    onResolved,
    chain,
    error,
    notes,
    autoFocus = false,
    description,
    isNamedBeside = false,
  } = props
  const entries = useAddressBook()
  const others = useKnownAddresses(chain.chainId)
  const input = useAddressInput(value, chain)
  useReportAddress(input, onResolved)
  const [isFocused, setFocused] = useState(false)
  // A form may put the focus here after a press; a list that opened under the pointer would take the next one for a choice.
  const [isEntered, setEntered] = useState(false)
  const id = useId()
  const suggestions = addressSuggestions({ text: value, chainId: chain.chainId, entries, others })
  // A whole address needs no suggestions, and what is wrong with it can be said at once.
  const isWhole = /0x[0-9a-fA-F]{40}$/.test(value.trim())
  const list = useSuggestionList(suggestions, isEntered && !isWhole && input.state !== 'resolved', choose)
  const objection = error ?? (input.state === 'refused' && (isWhole || !isFocused) ? input.reason : null)

  function choose({ address }: { address: Address }) {
    onChange(address)
    list.reset()
  }
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        description={description}
        descriptionProps={{ id: `${id}-description` }}
        value={value}
        placeholder="0x… or a name"
        onChange={(event) => {
          list.reset()
          setEntered(true)
          onChange(event.currentTarget.value)
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          setEntered(false)
        }}
        onPointerDown={() => setEntered(true)}
        onKeyUp={({ key }) => {
          if (key === 'Tab' || key === 'ArrowDown') setEntered(true)
        }}
        onKeyDown={list.onKeyDown}
        error={Boolean(objection)}
        {...describedBy(`${id}-notes`, Boolean(description) && `${id}-description`)}
        role="combobox"
        aria-expanded={list.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.isOpen && list.active >= 0 ? `${id}-${list.active}` : undefined}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        leftSection={input.state === 'resolved' && <Identicon address={input.address} shape="person" size={20} />}
      />
      {list.isOpen && (
        <AddressSuggestions id={id} suggestions={suggestions} active={list.active} label={label} onChoose={choose} />
      )}
      <div id={`${id}-notes`}>
        <AddressNotes
          input={input}
          chain={chain}
          objection={objection}
          known={[...entries, ...others]}
          isNamedBeside={isNamedBeside}
        />
        {notes}
      </div>
    </div>
  )
}
