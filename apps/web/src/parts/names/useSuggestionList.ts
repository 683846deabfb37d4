import { useState, type KeyboardEvent } from 'react'
import type { AddressSuggestion } from '../../data/names/addressSuggestions.ts'

/** Which suggestion is selected by the keyboard, and whether the list is open. */
export function useSuggestionList(
  suggestions: readonly AddressSuggestion[],
  isWanted: boolean,
  onChoose: (suggestion: AddressSuggestion) => void,
) {
  const [active, setActive] = useState(-1)
  const [isDismissed, setDismissed] = useState(false)
  const isOpen = isWanted && !isDismissed && suggestions.length > 0
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = suggestions[active]
    if (step !== 0) {
      event.preventDefault()
      setActive(
        active < 0 && step < 0 ? suggestions.length - 1 : (active + step + suggestions.length) % suggestions.length,
      )
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    } else if (event.key === 'Escape') {
      // Closes the list, not the dialog around it.
      event.stopPropagation()
      setDismissed(true)
    }
  }
  return {
    isOpen,
    active,
    onKeyDown,
    /** Call this when the text has changed: it clears the selection. */
    reset() {
      setActive(-1)
      setDismissed(false)
    },
  }
}
