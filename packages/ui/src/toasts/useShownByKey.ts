import { useEffect, useState } from 'react'
import { wasLastInputKey } from './lastInput.ts'

/** Whether a key led to what is shown, until a pointer is used. */
export function useShownByKey(): boolean {
  const [isByKey, setByKey] = useState(wasLastInputKey)
  useEffect(() => {
    if (!isByKey) return
    const onPointer = () => setByKey(false)
    addEventListener('pointerdown', onPointer, true)
    return () => removeEventListener('pointerdown', onPointer, true)
  }, [isByKey])
  return isByKey
}
