import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'

/** A dialog with fields. After an edit only its own buttons close it, so that a key or a click outside does not lose the text. */
export function FormModal(props: ModalProps) {
  const [isTyped, setTyped] = useState(false)
  return <Modal {...props} closeOnEscape={!isTyped} closeOnClickOutside={!isTyped} onInput={() => setTyped(true)} />
}
