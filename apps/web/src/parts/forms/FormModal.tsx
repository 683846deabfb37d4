import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'

/** A dialog to type in. Once something was typed only its own buttons close it: a key, or a press beside it, loses nothing. */
export function FormModal(props: ModalProps) {
  const [isTyped, setTyped] = useState(false)
  return <Modal {...props} closeOnEscape={!isTyped} closeOnClickOutside={!isTyped} onInput={() => setTyped(true)} />
}
