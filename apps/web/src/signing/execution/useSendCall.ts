import { errorText } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

export type SendPhase = 'idle' | 'asking' | 'mining' | 'sent'

/** Sends a call from the connected wallet itself, with the checks of its cost, and reports the result. */
export function useSendCall() {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  const [phase, setPhase] = useState<SendPhase>('idle')
  const [error, setError] = useState<string | null>(null)
  /** @returns whether it was mined and did not fail */
  const send = async (
    build: () => MultiSendCall | Promise<MultiSendCall>,
    words: {
      readonly description: string
      readonly done: string
      /** Name of the fee that the page shows: see `feeChoices`. */
      readonly feesOf?: string
    },
  ): Promise<boolean> => {
    setPhase('asking')
    setError(null)
    try {
      const [{ to, data }, { sendTransaction }, { publicClientFor }] = await Promise.all([
        build(),
        import('./sendTransaction.ts'),
        import('../../data/chain-access/publicClientFor.ts'),
      ])
      const { txHash, isProposed } = await sendTransaction(chain, to, data, {
        description: words.description,
        ...(words.feesOf === undefined ? {} : { feesOf: words.feesOf }),
      })
      if (isProposed) {
        setPhase('sent')
        setError(messages.walletIsAccount)
        return false
      }
      setPhase('mining')
      const mined = await publicClientFor(chain)
        .waitForTransactionReceipt({ hash: txHash })
        .catch(() => null)
      if (mined === null) {
        setPhase('sent')
        setError(messages.notMined({ hash: txHash }))
        return false
      }
      if (mined.status !== 'success') throw new Error(messages.minedAndFailed({ hash: txHash }))
      toasts.show({ kind: 'executed', title: words.done })
      setPhase('idle')
      return true
    } catch (cause) {
      setError(errorText(cause))
      setPhase('idle')
      return false
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.account(key) })
    }
  }
  return { phase, error, send }
}
