let isKey = false

const onKey = () => {
  isKey = true
}
const onPointer = () => {
  isKey = false
}

/** Follows whether keys or a pointer are used. @returns stops it */
export function followInput(): () => void {
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', onPointer, true)
  }
}

/** Whether the last input was a key. */
export const wasLastInputKey = (): boolean => isKey
