/**
 * Keeps what is typed between the press that opens a field and the field being there. None of it reaches the page: a letter meant for a
 * search must not act as a key of its own.
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
    // It would press what has the focus. What is found is not known yet.
    else if (event.key !== 'Enter') return
    keep(event)
  }

  return {
    /** From now on. @param onEscape whoever changes their mind before anything has appeared */
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
    /** What was typed so far; the rest goes where the focus is. */
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
