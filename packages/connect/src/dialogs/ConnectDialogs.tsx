import { ErrorState } from '@countersign/ui/atoms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ConnectConfig } from '../config/ConnectConfig.ts'
import type { Kit, LoadedKit } from '../kit/createKit.ts'
import { OpenKitContext, useOpenKit } from '../kit/KitContext.tsx'
import { Spinner } from '../parts/Spinner.tsx'
import { DialogStack, WalletDialog } from '../parts/WalletDialog.tsx'
import { SignInDialog } from '../sign-in/SignInDialog.tsx'
import type { WalletDialogName } from '../state/createWalletStore.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { connectMessages } from './connectMessages.ts'
import { NetworkDialog } from './NetworkDialog.tsx'

type Props = {
  readonly kit: Kit
  readonly dialog: WalletDialogName
  /** The chain to which a wallet should switch when it connects. */
  readonly requestedChain: string | null
  /** What still works while wallets cannot be loaded. */
  readonly stillWorks?: string
  /** What depends on the host's own React context; replaces the same parts of the configuration. */
  readonly host?: Pick<ConnectConfig, 'nameOf' | 'openPath' | 'onNotice' | 'content'>
  readonly onClose: () => void
}

/**
 * The open dialog of a kit. Loads the kit first.
 *
 * @example
 * const kit = createKit({ app: { name: 'Example' }, chains: [] })
 * const dialog = <ConnectDialogs kit={kit} dialog="connect" requestedChain={null} onClose={() => {}} />
 */
export function ConnectDialogs({ kit, stillWorks, host, ...props }: Props) {
  const { loaded, error, retry } = useLoaded(kit)
  const { onClose } = props
  if (error !== null)
    return (
      <WalletDialog title={connectMessages.title} onClose={onClose}>
        <DialogStack>
          <ErrorState title={connectMessages.failed} code={error.message} stillWorks={stillWorks} onRetry={retry} />
        </DialogStack>
      </WalletDialog>
    )
  if (loaded === null)
    return <Waiting title={connectMessages.title} label={connectMessages.loading} onClose={onClose} />
  return (
    <OpenKitContext
      value={{ ...loaded, config: { ...loaded.config, ...host }, state: kit.state, session: kit.session }}
    >
      <Open {...props} />
    </OpenKitContext>
  )
}

function Open({ dialog, requestedChain, onClose }: Pick<Props, 'dialog' | 'requestedChain' | 'onClose'>) {
  const { config, state, session } = useOpenKit()
  const { chains } = config
  const wallet = useSyncExternalStore(state.wallet.subscribe, state.wallet.get)
  const { address } = wallet
  const current = chains.find(({ chainId }) => chainId === wallet.chainId) ?? null
  if (dialog === 'network') return <NetworkDialog wallet={wallet} homeChain={requestedChain} onClose={onClose} />
  if (dialog === 'account' && address !== null)
    return <AccountDialog wallet={{ ...wallet, address }} chain={current} onClose={onClose} />
  const provider = state.wallet.getProvider()
  const chainId = (current ?? chains[0])?.chainId
  if (dialog === 'signIn' && wallet.status === 'reconnecting')
    return <Waiting title={connectMessages.verify} label={connectMessages.reconnecting} onClose={onClose} />
  if (dialog === 'signIn' && session !== null && address !== null && provider !== null && chainId !== undefined)
    return (
      <SignInDialog
        key={`${wallet.walletName ?? ''} ${address}`}
        session={session}
        wallet={{ ...wallet, address }}
        provider={provider}
        chainId={chainId}
        onClose={onClose}
      />
    )
  return <ConnectDialog requestedChain={requestedChain} onClose={onClose} />
}

type WaitingProps = { readonly title: string; readonly label: string; readonly onClose: () => void }

const Waiting = ({ title, label, onClose }: WaitingProps) => (
  <WalletDialog title={title} onClose={onClose}>
    <DialogStack>
      <Spinner label={label} />
    </DialogStack>
  </WalletDialog>
)

function useLoaded({ load, getLoaded }: Kit) {
  const [loaded, setLoaded] = useState<LoadedKit | null>(getLoaded)
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    load().then(
      (kit) => isOver || setLoaded(kit),
      (cause: unknown) => isOver || setError(cause instanceof Error ? cause : new Error(String(cause))),
    )
    return () => {
      isOver = true
    }
  }, [load, attempt])
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { loaded, error, retry }
}
