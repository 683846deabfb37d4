import { useEffect, useRef, useState } from 'react'
import { copyText } from './copyText.ts'

/** The result of the last copy. */
export type CopyOutcome = 'idle' | 'copied' | 'failed'

const shownFor = 1500

/**
 * Copies a value and reports the result for 1.5 s.
 *
 * @example
 * const { outcome, copy } = useCopy(safeTxHash)
 * const button = <button onClick={copy}>{outcome === 'copied' ? 'Copied' : 'Copy'}</button>
 */
export function useCopy(value: string): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = () => {
    void copyText(value).then((done) => {
      setOutcome(done ? 'copied' : 'failed')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOutcome('idle'), shownFor)
    })
  }
  return { outcome, copy }
}
