import { ErrorState } from '@countersign/ui'
import { Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chainsQuery } from '../../../data/query/chainsQuery.ts'
import { useWallet, walletStore, type WalletDialog as DialogName } from '../../../data/wallet/walletStore.ts'
import { loadConnection } from '../connection/loadConnection.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { SignInDialog } from '../sign-in/SignInDialog.tsx'
import { NetworkDialog } from './NetworkDialog.tsx'
import { DialogStack, WalletDialog } from '../dialog/WalletDialog.tsx'
import { connectMessages } from './connectMessages.ts'

type Props = { readonly dialog: DialogName; readonly requestedChain: string | null; readonly onClose: () => void }

export function WalletDialogs({ dialog, requestedChain, onClose }: Props) {
  const queryClient = useQueryClient()
  const wallet = useWallet()
  const { data: chains } = useQuery(chainsQuery())
  const connection = useQuery({
    queryKey: ['wallet-connection'],
    queryFn: () => loadConnection(queryClient),
    staleTime: Infinity,
    structuralSharing: false,
    meta: { persist: false },
  })
  if (connection.isError)
    return (
      <WalletDialog title={connectMessages.title} onClose={onClose}>
        <DialogStack>
          <ErrorState
            title={connectMessages.failed}
            code={connection.error.message}
            stillWorks={connectMessages.stillWorks}
            onRetry={() => void connection.refetch()}
          />
        </DialogStack>
      </WalletDialog>
    )
  if (!connection.data || !chains)
    return (
      <WalletDialog title={connectMessages.title} onClose={onClose}>
        <DialogStack>
          <Loader aria-label={connectMessages.loading} />
        </DialogStack>
      </WalletDialog>
    )
  const { address } = wallet
  if (dialog === 'network')
    return (
      <NetworkDialog
        connection={connection.data}
        wallet={wallet}
        chains={chains}
        homeChain={requestedChain}
        onClose={onClose}
      />
    )
  if (dialog === 'account' && address !== null)
    return (
      <AccountDialog
        wallet={{ ...wallet, address }}
        chain={chains.find(({ chainId }) => chainId === wallet.chainId) ?? null}
        onClose={onClose}
      />
    )
  const provider = walletStore.getProvider()
  const chainId = chains.find((one) => one.chainId === wallet.chainId)?.chainId ?? chains[0]?.chainId
  if (dialog === 'signIn' && wallet.status === 'reconnecting')
    return (
      <WalletDialog title={connectMessages.verify} onClose={onClose}>
        <DialogStack>
          <Loader aria-label={connectMessages.reconnecting} />
        </DialogStack>
      </WalletDialog>
    )
  if (dialog === 'signIn' && address !== null && provider !== null && chainId !== undefined)
    return (
      <SignInDialog
        key={`${wallet.walletName ?? ''} ${address}`}
        wallet={{ ...wallet, address }}
        provider={provider}
        chainId={chainId}
        onClose={onClose}
      />
    )
  return <ConnectDialog connection={connection.data} requestedChain={requestedChain} onClose={onClose} />
}
