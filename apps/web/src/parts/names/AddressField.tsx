import { Checkbox, TextInput } from '@mantine/core'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { Identicon, describedBy } from '@countersign/ui'
import { useId, useState, type ReactNode } from 'react'
import { useAddressBook } from '../../data/storage/useAddressBook.ts'
import styles from './AddressField.module.css'
import { addressFieldMessages as messages } from './addressFieldMessages.ts'
import { AddressNotes } from './AddressNotes.tsx'
import { addressSuggestions } from '../../data/names/addressSuggestions.ts'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { isWholeAddress } from './isWholeAddress.ts'
import { useAddressInput } from './useAddressInput.ts'
import { useComparedAddress } from './useComparedAddress.ts'
import { useKnownAddresses } from '../../data/names/useKnownAddresses.ts'
import { useSharedSuggestions } from '../../data/shared-book/sharedNames.ts'
import { useSuggestionList } from './useSuggestionList.ts'
import { useLeaveAfterPress } from '../forms/useLeaveAfterPress.ts'

export interface AddressFieldProps {
  label: string
  value: string
  onChange(text: string): void
  /** The address in the field, or null while the text is not an address. */
  onResolved(address: Address | null): void
  chain: Chain
  /** The form's own error, shown before the field's. */
  error?: ReactNode
  /** Id of the form's note about the address, announced with the field after its own notes. */
  notes?: ReactNode
  /** The form refuses a look-alike of a known address until the user confirms it. */
  refusesLookalike?: boolean
  /**
   * No review of the transaction follows. The address of a name that only the service's registry resolves is reported
   * only after the user confirmed to have compared it.
   */
  isFinal?: boolean
  /** The form itself shows the name of the address, so the field shows it only when a name was typed. */
  isNamedBeside?: boolean
  autoFocus?: boolean
  description?: ReactNode
}

/** A field for an address: typed or pasted in any form, chosen from known ones, or by name. It reports errors and keeps the typed text. */
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
    refusesLookalike = false,
    isFinal = false,
  } = props
  const entries = useAddressBook()
  const others = useKnownAddresses(chain.chainId)
  const input = useAddressInput(value, chain)
  const { mustCompare, isCompared, confirm } = useComparedAddress(input, isFinal, onResolved)
  const [isFocused, setFocused] = useState(false)
  const leaving = useLeaveAfterPress(() => setFocused(false))
  // A form may move the focus here after a click. A list that opened under the pointer would receive the next click.
  const [isEntered, setEntered] = useState(false)
  const id = useId()
  const suggestions = addressSuggestions({
    text: value,
    chainId: chain.chainId,
    entries,
    others: [...others, ...useSharedSuggestions(chain.chainId)],
  })
  // A complete address needs no suggestions, and its error can be shown immediately.
  const isWhole = isWholeAddress(value)
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
        placeholder={messages.placeholder}
        onChange={(event) => {
          list.reset()
          setEntered(true)
          onChange(event.currentTarget.value)
        }}
        onFocus={() => {
          setFocused(true)
          leaving.onFocus()
        }}
        onBlur={() => {
          setEntered(false)
          leaving.onBlur()
        }}
        onPointerDown={() => setEntered(true)}
        onKeyUp={({ key }) => {
          if (key === 'Tab' || key === 'ArrowDown') setEntered(true)
        }}
        onKeyDown={list.onKeyDown}
        error={Boolean(objection) || refusesLookalike}
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
          refusesLookalike={refusesLookalike}
          onChoose={choose}
        />
        {mustCompare && (
          <Checkbox
            mt="xs"
            label={messages.compared}
            checked={isCompared}
            onChange={(event) => confirm(event.currentTarget.checked)}
          />
        )}
        {notes}
      </div>
    </div>
  )
}
