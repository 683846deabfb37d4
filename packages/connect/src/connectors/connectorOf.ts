import { injected, type CreateConnectorFn } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'

/** A function that creates a connector of wagmi. */
export type WalletConnector = CreateConnectorFn

/**
 * The connector of a wallet whose provider the host has, for an entry of the list. Its provider remembers by itself whether it is connected.
 *
 * @example
 * const entry = { connector: async () => connectorOf({ id: 'example', name: 'Example', provider: { request: async () => null } }) }
 */
export function connectorOf({
  id,
  name,
  provider,
}: {
  id: string
  name: string
  provider: Eip1193Provider
}): WalletConnector {
  return injected({
    // The provider dispatches by method name; the type of viem lists each method.
    target: { id, name, provider: withEvents(provider) as EIP1193Provider },
    shimDisconnect: false,
  })
}

/** A wallet whose account and network never change may have no events, but wagmi listens to every wallet. */
const withEvents = (provider: Eip1193Provider): Eip1193Provider =>
  provider.on && provider.removeListener
    ? provider
    : { request: (request) => provider.request(request), on: ignore, removeListener: ignore }

const ignore = (): void => {}
