import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { AppearanceContext, type ConnectAppearance } from '../kit/AppearanceContext.tsx'
import type { ConnectConfig } from '../config/ConnectConfig.ts'
import { createKit, type Kit } from '../kit/createKit.ts'
import { KitContext } from '../kit/KitContext.tsx'
import { useKitServices } from '../kit/useKitServices.ts'
import { connectButtonMessages as messages } from './connectButtonMessages.ts'
import { loadDialogs, loadedDialogs, prepareDialogs } from './loadDialogs.ts'
import { NotLoadedDialog } from './NotLoadedDialog.tsx'

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
        <Services kit={kit} requestedChain={requestedChain} onNotice={config.onNotice} />
      </AppearanceContext>
    </KitContext>
  )
}

type ServicesProps = {
  readonly kit: Kit
  readonly requestedChain: string | null
  readonly onNotice: ConnectConfig['onNotice']
}

/** Beside the host's content, so that a change of the wallet does not render it. */
function Services({ kit, requestedChain, onNotice }: ServicesProps) {
  const { wallet } = kit.state
  const dialog = useSyncExternalStore(wallet.subscribe, wallet.getDialog)
  const [failed, setFailed] = useState(false)
  useKitServices(kit)
  const loaded = useDialogs(kit, dialog !== null, (error) => {
    wallet.setDialog(null)
    if (onNotice) onNotice({ title: messages.failed, detail: messages.failedDetail })
    else setFailed(true)
    reportError(error)
  })
  if (failed) return <NotLoadedDialog onClose={() => setFailed(false)} />
  if (dialog === null || loaded === null) return null
  const { ConnectDialogs } = loaded
  return (
    <ConnectDialogs kit={kit} dialog={dialog} requestedChain={requestedChain} onClose={() => wallet.setDialog(null)} />
  )
}

/** Not `lazy`: React shows the content of a Suspense boundary 300 ms after its fallback at the earliest. */
function useDialogs(kit: Kit, isWanted: boolean, onFailed: (error: unknown) => void) {
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isWanted) return
    prepareDialogs(kit)
    loadDialogs().catch(failed)
  }, [isWanted, kit])
  return useSyncExternalStore(loadedDialogs.subscribe, loadedDialogs.get)
}
