import { formatAccountAddress } from '@countersign/primitives'
import { useEffect, useEffectEvent } from 'react'
import { capabilitiesOf, REQUEST_METHODS } from '../screens/requests/handleRequest.ts'
import { forgetSessions } from '../screens/requests/forgetSessions.ts'
import { RequestHost } from '../screens/requests/RequestHost.tsx'
import { isOfApp } from '../screens/requests/requestStore.ts'
import { configureDapps, dappLink, type DappEnvironment } from '../screens/walletconnect/link/dapps.ts'
import { usePinnedDapps } from '../screens/walletconnect/link/pinnedDapps.ts'
import { useChains } from '../data/query/useChains.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { respondToDapp } from './-respondToDapp.ts'

/** Answers the requests of dapps that are connected by WalletConnect. The SDK is loaded only when a session exists. */
export function DappHost() {
  const settings = useConfig()?.walletConnect
  const chains = useChains()
  const hasSession = usePinnedDapps().length > 0
  const receive = useEffectEvent<DappEnvironment['receive']>(async (request, pinned) => {
    const chain = chains.find(({ chainId }) => chainId === pinned.chainId)
    // no message: dapps read English
    if (!chain) return { error: { code: 4901, message: `Chain ${pinned.chainId} is no longer configured.` } }
    const { receiveRequest } = await import('../screens/requests/receiveRequest.ts')
    const account = formatAccountAddress({ shortName: chain.shortName, address: pinned.safe })
    return receiveRequest(request, { chain, safe: pinned.safe, account })
  })
  const projectId = settings?.projectId ?? null
  const relayUrl = settings?.relayUrl ?? null
  useEffect(() => {
    if (projectId === null) return
    configureDapps({
      projectId,
      relayUrl,
      methods: REQUEST_METHODS,
      sessionProperties: ({ chainId }) => ({
        atomic: JSON.stringify({ status: 'supported' }),
        capabilities: JSON.stringify(capabilitiesOf(chainId)),
      }),
      receive: (request, pinned) => receive(request, pinned),
      ended: (isEnded) => void forgetSessions(isEnded),
    })
    // A relay that does not answer is contacted again on the next visit, or when the user connects a dapp.
    if (hasSession) dappLink().catch(() => {})
  }, [projectId, relayUrl, hasSession])
  return <RequestHost respond={respondToDapp} answers={(request) => !isOfApp(request)} />
}
