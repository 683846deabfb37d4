import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { toActError } from '../../../signing/sequence/runSigning.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

type Tools = typeof import('./changeProposers.ts')

/** Signs and sends a change of the proposers; returns the reason of a failure. */
export function useProposerAct(onDone: () => void) {
  const { key } = useAccount()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = async (change: (tools: Tools) => Promise<void>, done: string) => {
    setBusy(true)
    setError(null)
    try {
      await change(await import('./changeProposers.ts'))
      await client.invalidateQueries({ queryKey: queryKeys.proposers(key) })
      toasts.show({ kind: 'info', title: done })
      onDone()
    } catch (cause) {
      setError(toActError(cause).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, run }
}
