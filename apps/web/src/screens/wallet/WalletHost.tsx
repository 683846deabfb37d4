import { useKitServices } from '@countersign/connect'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { useWalletDialog, walletStore } from '../../data/wallet/walletStore.ts'
import { latePart } from '../../parts/status/latePart.tsx'
import { usePendingDemoRequest } from './demo/demoRequests.ts'
import { useHardwareSession } from './hardware/hardwareStore.ts'
import { loadKit } from './loadKit.ts'

const KitDialogs = latePart(() => import('./KitDialogs.tsx').then((m) => ({ default: m.KitDialogs })))
const DemoRequestDialog = latePart(() =>
  import('./demo/DemoRequestDialog.tsx').then((m) => ({ default: m.DemoRequestDialog })),
)
const HardwareDialog = latePart(() =>
  import('./hardware/components/HardwareDialog.tsx').then((m) => ({ default: m.HardwareDialog })),
)

/**
 * The parts of the wallet kit that the first paint does not need: dialogs, discovery, reconnection. Mount it once,
 * lazily.
 */
export function WalletHost() {
  const kit = loadKit(useQueryClient())
  useKitServices(kit)
  const dialog = useWalletDialog()
  const isOpen = dialog !== null
  useEffect(() => {
    // Beside the code of the dialogs, not after it. They say what fails.
    if (isOpen) kit.load().catch(() => undefined)
  }, [isOpen, kit])
  const pending = usePendingDemoRequest()
  const device = useHardwareSession()
  const { data: chains } = useQuery(chainsQuery())
  const { safe } = useParams({ strict: false })
  const shortName = safe?.split(':')[0]
  const requestedChain = chains?.find((chain) => chain.shortName === shortName)?.chainId ?? null

  return (
    <>
      {dialog && (
        <KitDialogs dialog={dialog} requestedChain={requestedChain} onClose={() => walletStore.setDialog(null)} />
      )}
      {pending && <DemoRequestDialog pending={pending} />}
      {device && (
        <HardwareDialog
          session={device}
          chain={chains?.find(({ chainId }) => chainId === requestedChain) ?? chains?.[0] ?? null}
        />
      )}
    </>
  )
}
