import { useEffect, useState } from 'react'
import { useReader } from '../kit/useReader.ts'
import { readHead } from '../transactions/readOutcome.ts'

const POLL_MS = 12_000

/** The height of a chain, read again while it is shown; null until it was read. */
export function useHead(chainId: string, isShown: boolean): bigint | null {
  const read = useReader()
  const [head, setHead] = useState<bigint | null>(null)
  useEffect(() => {
    if (!isShown) return
    let isOver = false
    const look = () =>
      readHead(read, chainId).then(
        (height) => isOver || setHead(height),
        // The next look asks again.
        () => undefined,
      )
    void look()
    const timer = setInterval(() => void look(), POLL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [read, chainId, isShown])
  return head
}
