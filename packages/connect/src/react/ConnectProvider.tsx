import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { AppearanceContext, type ConnectAppearance } from '../kit/AppearanceContext.tsx'
import type { ConnectConfig } from '../config/ConnectConfig.ts'
import { createKit, type Kit } from '../kit/createKit.ts'
import { KitContext } from '../kit/KitContext.tsx'
import { useKitServices } from '../kit/useKitServices.ts'

const Dialogs = lazy(async () => ({ default: (await import('../dialogs/ConnectDialogs.tsx')).ConnectDialogs }))
const NO_APPEARANCE: ConnectAppearance = {}

export type ConnectProviderProps = {
  /** Read once; another configuration needs another key. */
  readonly config: ConnectConfig
  /** Colours; the variables of `styles.css` can be set too. */
  readonly appearance?: ConnectAppearance
  /** Decimal id of the network to which a wallet should switch when it connects. */
  readonly requestedChain?: string | null
  readonly children: ReactNode
}

/**
 * Gives everything below it the kit: its button, its hooks, its dialogs. The dialogs, wagmi and the code of single wallets are loaded when
 * they are needed.
 *
 * @example
 * const config: ConnectConfig = { app: { name: 'Example' }, chains: [] }
 * const app = <ConnectProvider config={config}><ConnectButton /></ConnectProvider>
 */
export function ConnectProvider({
  config,
  appearance = NO_APPEARANCE,
  requestedChain = null,
  children,
}: ConnectProviderProps) {
  const [kit] = useState(() => createKit(config))
  return (
    <KitContext value={kit}>
      <AppearanceContext value={appearance}>
        {children}
        <Services kit={kit} requestedChain={requestedChain} />
      </AppearanceContext>
    </KitContext>
  )
}

/** Beside the host's content, so that a change of the wallet does not render it. */
function Services({ kit, requestedChain }: { kit: Kit; requestedChain: string | null }) {
  const { wallet } = kit.state
  const dialog = useSyncExternalStore(wallet.subscribe, wallet.getDialog)
  useKitServices(kit)
  return (
    <Suspense>
      {dialog && (
        <Dialogs kit={kit} dialog={dialog} requestedChain={requestedChain} onClose={() => wallet.setDialog(null)} />
      )}
    </Suspense>
  )
}
