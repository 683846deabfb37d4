import {
  ConnectButton,
  ConnectProvider,
  useAddTransaction,
  useConnectedAccount,
  useNetworkModal,
  useSignInStatus,
  type ConnectConfig,
} from '@countersign/connect'
import '@countersign/connect/styles.css'
import { walletEntries } from '@countersign/connect/wallets'
import { createRoot } from 'react-dom/client'
import { chainsOfLink } from './chainsOfLink.ts'
import { signInHere } from './signInHere.ts'
import { vault } from './vault.ts'

const config: ConnectConfig = {
  app: { name: 'Plain application' },
  chains: chainsOfLink(),
  signIn: signInHere(),
  wallets: [vault, ...walletEntries],
  disabledWallets: ['coinbase'],
  ...(new URLSearchParams(location.search).has('withoutNotices')
    ? {}
    : {
        onNotice: ({ title, detail }) => {
          document.title = `${title}. ${detail}`
        },
      }),
}

function Content() {
  const { address, chainId, provider } = useConnectedAccount()
  const add = useAddTransaction()
  const networks = useNetworkModal()
  const signIn = useSignInStatus()
  const send = async () => {
    const hash = await provider?.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: address, value: '0x1' }],
    })
    add({ hash: String(hash), description: 'Send 1 wei to myself' })
  }
  return (
    <>
      <p>
        Chain {chainId ?? 'none'}, sign-in {signIn}
      </p>
      <button type="button" onClick={networks.open}>
        Networks
      </button>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
    </>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <ConnectProvider config={config}>
      <ConnectButton />
      <Content />
    </ConnectProvider>,
  )
