import {
  ConnectButton,
  ConnectProvider,
  useAddTransaction,
  useConnectedAccount,
  useNetworkModal,
  useSignInStatus,
} from '@countersign/connect'
import '@countersign/connect/styles.css'
import { createRoot } from 'react-dom/client'
import { chainsOfLink } from './chainsOfLink.ts'
import { signInHere } from './signInHere.ts'

const config = { app: { name: 'Plain application' }, chains: chainsOfLink(), signIn: signInHere() }

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
