/** A connect kit, as its own documentation sets it up: one page with the button, Ethereum, and a project id of WalletConnect. */
export type Kit = {
  readonly name: string
  /** From the registry, each with its version. */
  readonly dependencies: Readonly<Record<string, string>>
  /** `main.tsx` of the page; `PROJECT` is replaced by the project id. */
  readonly code: string
  /** A CSS selector of the button. */
  readonly button: string
  /** A CSS selector of something inside of the opened dialog; it does not cross the border of a shadow tree. */
  readonly dialog: string
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' }
const WAGMI_2 = { wagmi: '2.19.5', viem: '2.57.1', '@tanstack/react-query': '5.104.5' }
const WAGMI_3 = { wagmi: '3.7.7', viem: '2.57.1', '@tanstack/react-query': '5.104.5' }

/** Countersign's kit is installed from the folder of its tarballs instead. */
export const countersign: Kit = {
  name: 'Countersign',
  dependencies: { ...REACT },
  code: `
import { ConnectButton, ConnectProvider } from '@countersign/connect'
import '@countersign/connect/styles.css'
import { createRoot } from 'react-dom/client'
const config = {
  app: { name: 'Example' },
  chains: [{ chainId: '1', name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: [location.origin + '/rpc'] }],
  walletConnect: { projectId: 'PROJECT' },
}
createRoot(document.querySelector('#root')!).render(<ConnectProvider config={config}><ConnectButton /></ConnectProvider>)
`,
  button: 'button',
  dialog: 'dialog[open] li button',
}

export const peers: readonly Kit[] = [
  {
    name: 'RainbowKit',
    dependencies: { ...REACT, ...WAGMI_2, '@rainbow-me/rainbowkit': '2.2.11' },
    code: `
import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
const config = getDefaultConfig({ appName: 'Example', projectId: 'PROJECT', chains: [mainnet], transports: { 1: http(location.origin + '/rpc') } })
createRoot(document.querySelector('#root')!).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}><RainbowKitProvider><ConnectButton /></RainbowKitProvider></QueryClientProvider></WagmiProvider>,
)
`,
    button: '[data-testid="rk-connect-button"]',
    dialog: '[data-testid^="rk-wallet-option-"]',
  },
  {
    name: 'ConnectKit',
    dependencies: { ...REACT, ...WAGMI_2, connectkit: '1.9.2' },
    code: `
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
const config = createConfig(getDefaultConfig({ appName: 'Example', walletConnectProjectId: 'PROJECT', chains: [mainnet], transports: { 1: http(location.origin + '/rpc') } }))
createRoot(document.querySelector('#root')!).render(
  <WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}><ConnectKitProvider><ConnectKitButton /></ConnectKitProvider></QueryClientProvider></WagmiProvider>,
)
`,
    button: '#root button',
    dialog: '[role="dialog"] button',
  },
  {
    name: 'Web3-Onboard',
    dependencies: {
      ...REACT,
      '@web3-onboard/react': '2.11.0',
      '@web3-onboard/injected-wallets': '2.11.3',
      '@web3-onboard/walletconnect': '2.6.3',
      '@web3-onboard/coinbase': '2.4.2',
    },
    code: `
import coinbaseModule from '@web3-onboard/coinbase'
import injectedModule from '@web3-onboard/injected-wallets'
import { init, useConnectWallet, Web3OnboardProvider } from '@web3-onboard/react'
import walletConnectModule from '@web3-onboard/walletconnect'
import { createRoot } from 'react-dom/client'
const onboard = init({
  wallets: [injectedModule(), walletConnectModule({ projectId: 'PROJECT', dappUrl: location.origin }), coinbaseModule()],
  chains: [{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: location.origin + '/rpc' }],
  appMetadata: { name: 'Example', description: 'Example' },
})
function Connect() {
  const [, connect] = useConnectWallet()
  return <button onClick={() => void connect()}>Connect wallet</button>
}
createRoot(document.querySelector('#root')!).render(<Web3OnboardProvider web3Onboard={onboard}><Connect /></Web3OnboardProvider>)
`,
    button: '#root button',
    dialog: '.wallets-container button, .wallet-button-container button',
  },
  {
    name: 'AppKit',
    dependencies: { ...REACT, ...WAGMI_3, '@reown/appkit': '1.8.24', '@reown/appkit-adapter-wagmi': '1.8.24' },
    code: `
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
const adapter = new WagmiAdapter({ networks: [mainnet], projectId: 'PROJECT' })
createAppKit({ adapters: [adapter], networks: [mainnet], projectId: 'PROJECT', metadata: { name: 'Example', description: 'Example', url: location.origin, icons: [] } })
createRoot(document.querySelector('#root')!).render(
  <WagmiProvider config={adapter.wagmiConfig}><QueryClientProvider client={new QueryClient()}><appkit-button /></QueryClientProvider></WagmiProvider>,
)
`,
    button: 'appkit-button',
    dialog: 'w3m-connect-view, w3m-connecting-wc-view, w3m-all-wallets-view',
  },
]
