import type { TokenInfo } from '@countersign/api'
import { Icon, toasts } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { assetsMessages } from '../assetsMessages.ts'

/** Asks the connected wallet to list the token. */
export function AddToWalletButton({ token }: { token: TokenInfo }) {
  const { chain } = useAccount()
  const { status, walletName } = useWallet()
  const [isAsking, setIsAsking] = useState(false)
  if (status !== 'connected') return null
  const ask = async () => {
    setIsAsking(true)
    const { addTokenToWallet } = await import('../addTokenToWallet.ts')
    toasts.show(await addTokenToWallet(chain, token, walletName ?? assetsMessages.yourWallet))
    setIsAsking(false)
  }
  const label = assetsMessages.addNamedToWallet({ symbol: token.symbol })
  return (
    <ActionIcon aria-label={label} title={assetsMessages.addToWallet} loading={isAsking} onClick={() => void ask()}>
      <Icon name="wallet" size={16} />
    </ActionIcon>
  )
}
