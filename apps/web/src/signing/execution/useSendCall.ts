import { errorText, type Hex } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

export type SendPhase = 'idle' | 'asking' | 'mining' | 'sent'

export type SendWords = {
  /** How the wallet's dialog lists it. */
  readonly description: string
  readonly done: string
  readonly doneDetail?: string
  /** Page of this product where it was sent from. */
  readonly path?: string
  /** Name of the fee that the page shows: see `feeChoices`. */
  readonly feesOf?: string
}

/** Sends a call from the connected wallet itself, with the checks of its cost, and reports the result. */
export function useSendCall() {
  const { key, chain } = useAccount()
  const client = useQueryClient()
  const [phase, setPhase] = useState<SendPhase>('idle')
  const [error, setError] = useState<string | null>(null)
  /** Null until the wallet has sent it. */
  const [txHash, setHash] = useState<Hex | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  /** @returns whether it was mined and did not fail */
  const send = async (
    build: () => MultiSendCall | Promise<MultiSendCall>,
    { description, done, doneDetail, path, feesOf }: SendWords,
  ): Promise<boolean> => {
    const fail = (next: 'idle' | 'sent', reason: string) => {
      setPhase(next)
      setError(reason)
      // The dialog or page that shows the error may be closed already.
      if (!isHere.current)
        toasts.show({
          kind: 'failure',
          title: description,
          detail: reason,
          ...(path === undefined ? {} : { href: path }),
        })
      return false
    }
    setPhase('asking')
    setError(null)
    setHash(null)
    try {
      const [{ to, data }, { sendTransaction }, { publicClientFor }] = await Promise.all([
        build(),
        import('./sendTransaction.ts'),
        import('../../data/chain-access/publicClientFor.ts'),
      ])
      const { txHash: hash, isProposed } = await sendTransaction(chain, to, data, {
        description,
        ...(path === undefined ? {} : { path }),
        ...(feesOf === undefined ? {} : { feesOf }),
      })
      if (isProposed) return fail('sent', messages.walletIsAccount)
      setHash(hash)
      setPhase('mining')
      const mined = await publicClientFor(chain)
        .waitForTransactionReceipt({ hash })
        .catch(() => null)
      if (mined === null) return fail('sent', messages.notMined({ hash }))
      if (mined.status !== 'success') return fail('idle', messages.minedAndFailed({ hash }))
      toasts.show({ kind: 'executed', title: done, ...(doneDetail === undefined ? {} : { detail: doneDetail }) })
      setPhase('idle')
      return true
    } catch (cause) {
      return fail('idle', errorText(cause))
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.account(key) })
    }
  }
  return { phase, error, txHash, send }
}
