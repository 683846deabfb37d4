import { TextInput } from '@mantine/core'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { FieldNote, Identicon, LookalikeDiff, ShortHex } from '@countersign/ui'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAddressBook } from '../storage/addressBook.ts'
import styles from './AddressField.module.css'
import { addressSuggestions, type AddressSuggestion } from './addressSuggestions.ts'
import { AddressSuggestions } from './AddressSuggestions.tsx'
import { findLookalike } from './lookalikes.ts'
import { useAddressInput, useReportAddress } from './useAddressInput.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'
import { useNames } from './useNames.ts'

export interface AddressFieldProps {
  label: string
  value: string
  onChange(text: string): void
  /** The address the text stands for, or null while it stands for none. */
  onResolved(address: Address | null): void
  chain: Chain
  /** The form's own objection, shown before the field's. */
  error?: ReactNode
  /** The form's own warning. */
  warn?: ReactNode
  autoFocus?: boolean
  description?: ReactNode
}

/** An address: typed or pasted in any spelling, chosen from known ones, or by name. Says what is wrong, keeps what was typed. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, onChange, onResolved, chain, error, warn, autoFocus = false, description } = props
  const entries = useAddressBook()
  const others = useKnownAddresses(chain.chainId)
  const { nameOf } = useNames()
  const input = useAddressInput(value, chain)
  useReportAddress(input, onResolved)
  const [isFocused, setFocused] = useState(false)
  const [active, setActive] = useState(-1)
  const [isDismissed, setDismissed] = useState(false)
  const id = useId()
  const suggestions = addressSuggestions({ text: value, chainId: chain.chainId, entries, others })
  const isOpen = isFocused && !isDismissed && input.state !== 'resolved' && suggestions.length > 0
  const objection = error ?? (input.state === 'refused' && !isFocused ? input.reason : null)
  const resolved = input.state === 'resolved' ? input : null
  const name = resolved ? (nameOf(resolved.address, chain.chainId)?.name ?? null) : null
  const lookalike = resolved ? findLookalike(resolved.address, [...entries, ...others]) : null

  function choose({ address }: AddressSuggestion) {
    onChange(address)
    setActive(-1)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((index) => (index + step + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active]
      if (!chosen) return
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      setDismissed(true)
    }
  }
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        description={description}
        value={value}
        placeholder="0x… or a name"
        onChange={(event) => {
          setDismissed(false)
          setActive(-1)
          onChange(event.currentTarget.value)
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
        error={objection !== null && objection !== undefined}
        aria-describedby={`${id}-notes`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        leftSection={resolved && <Identicon address={resolved.address} shape="person" size={20} />}
      />
      {isOpen && (
        <AddressSuggestions id={id} suggestions={suggestions} active={active} label={label} onChoose={choose} />
      )}
      <div id={`${id}-notes`}>
        {objection !== null && objection !== undefined && <FieldNote kind="error">{objection}</FieldNote>}
        {!objection && input.state === 'looking' && <p className={styles.quiet}>Looking up the name…</p>}
        {!objection && resolved && (resolved.ensName !== null || name !== null) && (
          <FieldNote kind="ok">
            {name ?? resolved.ensName}: <ShortHex value={resolved.address} />
          </FieldNote>
        )}
        {warn && <FieldNote kind="caution">{warn}</FieldNote>}
        {lookalike && resolved && (
          <>
            <FieldNote kind="caution">
              Looks like {lookalike.name}, but is another address. Compare the underlined groups.
            </FieldNote>
            <LookalikeDiff saved={lookalike.address} typed={resolved.address} />
          </>
        )}
      </div>
    </div>
  )
}
