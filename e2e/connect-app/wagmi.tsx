import { ConnectButton, ConnectProvider } from '@countersign/connect'
import '@countersign/connect/styles.css'
import { withWagmi } from '@countersign/connect/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, useAccount, useDisconnect, WagmiProvider } from 'wagmi'
import { chainsOfLink } from './chainsOfLink.ts'

const [first, ...others] = chainsOfLink().map(({ chainId, name, nativeCurrency, rpcUrls }) =>
  defineChain({ id: Number(chainId), name, nativeCurrency, rpcUrls: { default: { http: [...rpcUrls] } } }),
)
if (first === undefined) throw new Error('The link names no network.')
const wagmiConfig = createConfig({
  chains: [first, ...others],
  // The kit finds the wallets.
  multiInjectedProviderDiscovery: false,
  transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
})
const config = { app: { name: 'Application with wagmi' }, ...withWagmi(wagmiConfig) }

/** What the hooks of wagmi say. */
function Seen() {
  const { address, chainId } = useAccount()
  const { disconnect } = useDisconnect()
  return (
    <>
      <p>
        wagmi: {address ?? 'no account'} on {chainId ?? 'no chain'}
      </p>
      <button type="button" onClick={() => disconnect()}>
        Disconnect through wagmi
      </button>
    </>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectProvider config={config}>
          <ConnectButton />
          <Seen />
        </ConnectProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
