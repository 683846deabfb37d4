import type { ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { useEffect, useState } from 'react'
import { isFramed, sdk } from './wallet.ts'

export type Wallet =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent'; readonly reason: 'not-framed' | 'no-answer' }
  | { readonly kind: 'here'; readonly account: SafeInfoExtended; readonly chain: ChainInfo }

/** A wallet answers within milliseconds. */
const PATIENCE_MS = 4000

/** The account for which the wallet acts. It does not change while this page is open: the wallet reloads the page for another account. */
export function useWallet(): Wallet {
  const [wallet, setWallet] = useState<Wallet>(isFramed ? { kind: 'asking' } : { kind: 'absent', reason: 'not-framed' })
  useEffect(() => {
    if (!isFramed) return
    let isCurrent = true
    const timer = setTimeout(() => setWallet({ kind: 'absent', reason: 'no-answer' }), PATIENCE_MS)
    void Promise.all([sdk.safe.getInfo(), sdk.safe.getChainInfo()]).then(([account, chain]) => {
      clearTimeout(timer)
      if (isCurrent) setWallet({ kind: 'here', account, chain })
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])
  return wallet
}
