import { useEffect, useRef, useState } from 'react'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import type { WalletError } from '../errors/WalletError.ts'
import type { Connection } from '../connection/createConnection.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'

/** The step of the connection to the chosen wallet. */
export type ConnectAttempt =
  | { readonly kind: 'none'; readonly wallet: null }
  | { readonly kind: 'steps'; readonly wallet: ListedWallet }
  | { readonly kind: 'explain'; readonly wallet: ListedWallet }
  | { readonly kind: 'asking'; readonly wallet: ListedWallet; readonly pairing: string | null }
  | { readonly kind: 'failed'; readonly wallet: ListedWallet; readonly error: WalletError }

const NONE: ConnectAttempt = { kind: 'none', wallet: null }

type Options = {
  readonly connection: Connection
  readonly requestedChain: string | null
  readonly onConnected: () => void
}

/** Only the last attempt shows its failure. Any attempt that succeeds connects. */
export function useConnectAttempt({ connection, requestedChain, onConnected }: Options) {
  const [attempt, setAttempt] = useState<ConnectAttempt>(NONE)
  const latest = useRef(0)
  const isOpen = useRef(false)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      void connection.cancel()
    }
  }, [connection])

  const ask = async (wallet: ListedWallet) => {
    const number = ++latest.current
    const isLatest = () => number === latest.current
    setAttempt({ kind: 'asking', wallet, pairing: null })
    try {
      await connection.connect(wallet, {
        requestedChain,
        onPairing: (pairing) => isLatest() && setAttempt({ kind: 'asking', wallet, pairing }),
      })
      if (isOpen.current) onConnected()
    } catch (cause) {
      if (isLatest()) setAttempt({ kind: 'failed', wallet, error: normalizeWalletError(cause) })
    }
  }

  const leave = (next: ConnectAttempt) => {
    latest.current++
    void connection.cancel()
    setAttempt(next)
  }

  const choose = (wallet: ListedWallet) => {
    const { reach, entry } = wallet
    if (reach === 'elsewhere' || reach === 'notConfigured') return leave({ kind: 'explain', wallet })
    // Without an extension the wallet needs its app, so the steps come first.
    const needsApp = reach === 'loadable' && entry?.steps.some((step) => step === 'install' || step === 'openWindow')
    if (reach === 'missing' || needsApp) return leave({ kind: 'steps', wallet })
    void ask(wallet)
  }

  return { attempt, choose, ask: (wallet: ListedWallet) => void ask(wallet), back: () => leave(NONE) }
}
