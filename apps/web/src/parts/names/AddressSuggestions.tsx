import { AddressLabel } from '@countersign/ui'
import styles from './AddressField.module.css'
import { addressFieldMessages as messages } from './addressFieldMessages.ts'
import type { AddressSuggestion } from '../../data/names/addressSuggestions.ts'

export interface AddressSuggestionsProps {
  id: string
  label: string
  suggestions: readonly AddressSuggestion[]
  active: number
  onChoose(suggestion: AddressSuggestion): void
}

export function AddressSuggestions({ id, label, suggestions, active, onChoose }: AddressSuggestionsProps) {
  return (
    <ul className={styles.list} id={`${id}-list`} role="listbox" aria-label={messages.suggestionsFor({ field: label })}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The press is handled before the field loses the focus and the list closes.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(suggestion)
          }}
        >
          <AddressLabel address={suggestion.address} name={suggestion.name} provenance={suggestion.source} size={24} />
        </li>
      ))}
    </ul>
  )
}
