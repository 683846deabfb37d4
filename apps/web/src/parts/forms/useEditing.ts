import { type KeyboardEvent, useState } from 'react'
import { useLeaveAfterPress } from './useLeaveAfterPress.ts'

/**
 * Whether the text of a field is being edited: from a change until the field is left, or until Enter, which submits its form. A problem
 * is shown, and announced, only after that, because most texts are wrong until they are complete.
 *
 * @example
 * const { isEditing, handlers } = useEditing()
 * <TextInput {...handlers} error={problem !== null && !isEditing} />
 */
export function useEditing() {
  const [isEditing, setEditing] = useState(false)
  const leaving = useLeaveAfterPress(() => setEditing(false))
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    // In a text of several lines, Enter is a part of the text.
    if (key === 'Enter' && currentTarget instanceof HTMLInputElement) setEditing(false)
  }
  return { isEditing, handlers: { ...leaving, onInput: () => setEditing(true), onKeyDown } }
}
