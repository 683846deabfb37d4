import type { TokenInfo } from '@countersign/api'
import { Icon, toasts } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Asks the connected wallet to list the token. */
export function AddToWalletButton({ token }: { token: TokenInfo }) {
  const { chain } = useAccount()
  const { status, walletName } = useWallet()
  const [isAsking, setIsAsking] = useState(false)
  if (status !== 'connected') return null
  const ask = async () => {
    setIsAsking(true)
    const { addTokenToWallet } = await import('../addTokenToWallet.ts')
    toasts.show(await addTokenToWallet(chain, token, walletName ?? 'your wallet'))
    setIsAsking(false)
  }
  const label = `Add ${token.symbol} to wallet`
  return (
    <ActionIcon aria-label={label} title="Add to wallet" loading={isAsking} onClick={() => void ask()}>
      <Icon name="wallet" size={16} />
    </ActionIcon>
  )
}
