import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { useWallet, useWalletDialog, walletStore } from '../../data/wallet/walletStore.ts'
import { usePendingDemoRequest } from './demo/demoRequests.ts'
import { useHardwareSession } from './hardware/hardwareStore.ts'
import { loadConnection } from './connection/loadConnection.ts'
import { followSession } from '../../data/session/followSession.ts'
import { followSent } from '../../data/sent/followSent.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const WalletDialogs = lazyPart(() =>
  import('./components/WalletDialogs.tsx').then((m) => ({ default: m.WalletDialogs })),
)
const DemoRequestDialog = lazyPart(() =>
  import('./demo/DemoRequestDialog.tsx').then((m) => ({ default: m.DemoRequestDialog })),
)
const HardwareDialog = lazyPart(() =>
  import('./hardware/components/HardwareDialog.tsx').then((m) => ({ default: m.HardwareDialog })),
)

/**
 * The parts of the wallet kit that the first paint does not need: dialogs, discovery, reconnection. Mount it once,
 * lazily.
 */
export function WalletHost() {
  const queryClient = useQueryClient()
  const dialog = useWalletDialog()
  const isReconnecting = useWallet().status === 'reconnecting'
  const pending = usePendingDemoRequest()
  const device = useHardwareSession()
  const { data: chains } = useQuery(chainsQuery())
  const { safe } = useParams({ strict: false })
  const shortName = safe?.split(':')[0]
  const requestedChain = chains?.find((chain) => chain.shortName === shortName)?.chainId ?? null

  useEffect(() => {
    if (!isReconnecting) return
    loadConnection(queryClient).then(
      (connection) => connection.reconnectLast(),
      () => walletStore.clear(),
    )
  }, [isReconnecting, queryClient])

  useEffect(() => followSession(), [])
  useEffect(() => (chains ? followSent(chains) : undefined), [chains])

  return (
    <>
      <Suspense>
        {dialog && (
          <WalletDialogs dialog={dialog} requestedChain={requestedChain} onClose={() => walletStore.setDialog(null)} />
        )}
        {pending && <DemoRequestDialog pending={pending} />}
      </Suspense>
      <Suspense>
        {device && (
          <HardwareDialog
            session={device}
            chain={chains?.find(({ chainId }) => chainId === requestedChain) ?? chains?.[0] ?? null}
          />
        )}
      </Suspense>
    </>
  )
}
