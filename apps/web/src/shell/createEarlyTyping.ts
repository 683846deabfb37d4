/**
 * Stores text that is typed between the key press that opens a field and the moment when the field has the focus. The text does not reach
 * the page, so that a letter of a search does not act as a shortcut.
 */
export function createEarlyTyping() {
  let typed = ''
  let listening: AbortController | null = null

  function end() {
    listening?.abort()
    listening = null
    typed = ''
  }

  function onKey(event: KeyboardEvent, onEscape: () => void) {
    const isText = event.key.length === 1 && (event.getModifierState('AltGraph') || !isShortcut(event))
    if (isText) typed += event.key
    else if (event.key === 'Backspace' && !isShortcut(event)) typed = Array.from(typed).slice(0, -1).join('')
    else if (event.key === 'Escape') onEscape()
    // Enter would press the focused element, and there are no results yet.
    else if (event.key !== 'Enter') return
    keep(event)
  }

  return {
    /** Starts collecting. @param onEscape called when the user presses Escape before the field is shown */
    begin(onEscape: () => void) {
      end()
      listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      addEventListener('keydown', (event) => onKey(event, onEscape), options)
      addEventListener(
        'paste',
        (event) => {
          typed += event.clipboardData?.getData('text/plain') ?? ''
          keep(event)
        },
        options,
      )
    },
    /** Returns the text typed so far; later text goes to the focused field. */
    take(): string {
      const text = typed
      end()
      return text
    },
    end,
  }
}

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

function keep(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
