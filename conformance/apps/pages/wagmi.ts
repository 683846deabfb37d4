import { safe } from '@wagmi/connectors/safe'
import {
  connect,
  createConfig,
  estimateGas,
  getBalance,
  getBlockNumber,
  getCallsStatus,
  getCapabilities,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
  unstable_connector,
  verifyMessage,
} from '@wagmi/core'
import { defineChain, type Address, type Hex } from 'viem'
import { expose } from './expose.ts'

const chain = defineChain({
  id: 31337,
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  // Never asked: everything goes through the connector.
  rpcUrls: { default: { http: [] } },
})
const connector = safe()
const config = createConfig({
  chains: [chain],
  connectors: [connector],
  transports: { [chain.id]: unstable_connector(safe) },
})
/** Milliseconds until the host's thread answers a question that needs no work: the test answers it beside the product. */
const echo = new Promise<number>((resolve) => {
  const from = performance.now()
  addEventListener('message', ({ data }) => {
    if (data === 'test-echo') resolve(performance.now() - from)
  })
  parent.postMessage('test-ask', '*')
})
// As an app does it: once, at once, and with the 10 ms that the connector gives the host by default.
const firstTry = connect(config, { connector })
firstTry.catch(() => undefined)

type Call = { readonly to: Address; readonly value: bigint }
type Note = Parameters<typeof signTypedData>[1]

expose({
  firstTry: () => firstTry,
  echo: () => echo,
  estimateGas: (call: Call) => estimateGas(config, call),
  getBalance: (of: { readonly address: Address }) => getBalance(config, of),
  getBlockNumber: () => getBlockNumber(config, { cacheTime: 0 }),
  getCallsStatus: (of: { readonly id: string }) => getCallsStatus(config, of),
  getCapabilities: () => getCapabilities(config),
  sendCalls: ({ calls }: { readonly calls: readonly Call[] }) => sendCalls(config, { calls }),
  sendTransaction: (call: Call) => sendTransaction(config, call),
  signMessage: (of: { readonly message: string }) => signMessage(config, of),
  signTypedData: (of: Note) => signTypedData(config, of),
  verifyMessage: (of: { readonly address: Address; readonly message: string; readonly signature: Hex }) =>
    verifyMessage(config, of),
})
