import { type Address, shortenAddress } from '@countersign/primitives'
import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../parts/Button.tsx'
import type { ConnectionStatus } from '../state/mergeConnectionStatus.ts'
import { useAppearance } from '../kit/AppearanceContext.tsx'
import { connectButtonMessages as messages } from './connectButtonMessages.ts'
import { useKit } from '../kit/KitContext.tsx'
import { useAccountModal, useConnectModal, useNetworkModal, useSignInModal } from './useConnectModal.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** What a button of the host draws. */
export type ConnectButtonState = {
  readonly status: ConnectionStatus
  /** Null without a wallet. */
  readonly account: {
    readonly address: Address
    readonly shortAddress: string
    readonly walletName: string | null
  } | null
  /** Null without a wallet. */
  readonly chain: { readonly chainId: string; readonly unsupported: boolean } | null
  readonly openConnect: () => void
  readonly openAccount: () => void
  readonly openNetwork: () => void
  readonly openSignIn: () => void
  /** Loads the dialogs before they are opened. The ready-made button calls it when the pointer or the focus reaches it. */
  readonly prepare: () => void
}

export type ConnectButtonProps = {
  /** Draws the host's own button instead. */
  readonly children?: (state: ConnectButtonState) => ReactNode
  readonly className?: string
}

/**
 * The button of the kit: "Connect wallet", then the address. A wallet on a network that is not configured gets a button to switch.
 *
 * @example
 * const ready = <ConnectButton />
 * const own = <ConnectButton>{({ account, openConnect }) => <button onClick={openConnect}>{account?.shortAddress ?? 'Connect'}</button>}</ConnectButton>
 */
export function ConnectButton({ children, className }: ConnectButtonProps) {
  const state = useButtonState()
  const appearance = useAppearance()
  if (children) return children(state)
  const { status, account, chain, openConnect, openAccount, openNetwork, prepare } = state
  const shell = {
    className: clsx('cs-connect', className),
    ...appearance,
    onPointerEnter: prepare,
    onFocus: prepare,
  }
  if (account === null)
    return (
      <span {...shell}>
        <Button variant="filled" isLoading={status === 'connecting'} onClick={openConnect}>
          {messages.connect}
        </Button>
      </span>
    )
  return (
    <span {...shell}>
      {chain?.unsupported && <Button onClick={openNetwork}>{messages.wrongNetwork}</Button>}
      <Button
        aria-label={messages.wallet({ name: account.walletName ?? messages.aWallet, address: account.shortAddress })}
        isLoading={status === 'reconnecting'}
        onClick={openAccount}
      >
        {account.shortAddress}
      </Button>
    </span>
  )
}

function useButtonState(): ConnectButtonState {
  const { wallet } = useKit().state
  const { address, chainId, unsupported, walletName } = useSyncExternalStore(wallet.subscribe, wallet.get)
  const { open: openConnect, prepare } = useConnectModal()
  return {
    status: useConnectionStatus(),
    account: address === null ? null : { address, shortAddress: shortenAddress(address), walletName },
    chain: chainId === null || address === null ? null : { chainId, unsupported },
    openConnect,
    openAccount: useAccountModal().open,
    openNetwork: useNetworkModal().open,
    openSignIn: useSignInModal().open,
    prepare,
  }
}
