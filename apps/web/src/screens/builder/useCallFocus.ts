import { useLayoutEffect, useRef } from 'react'

/**
 * Whoever puts a call into the batch goes on in its form, where its contract or recipient is chosen.
 * @param id of the call that is open
 * @returns what says that the next call opened is to be filled in
 */
export function useCallFocus(id: string): () => void {
  const isNext = useRef(false)
  useLayoutEffect(() => {
    if (!isNext.current) return
    isNext.current = false
    document.querySelector<HTMLElement>('#call-contract :is(input, select)')?.focus()
  }, [id])
  return () => {
    isNext.current = true
  }
}
