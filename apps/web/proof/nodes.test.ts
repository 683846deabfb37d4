import { switchWalletChain } from '@countersign/connect/core'
import { demoOwners } from '@countersign/devchain'
import { checkNode } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { createServer, type Server } from 'node:http'
import { checkProof } from '@countersign/simulation'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { readNode } from '../src/screens/review/read/readNode.ts'
import { readProof } from '../src/screens/review/read/readProof.ts'
import { nodeAt } from '../src/data/rpc/nodeAt.ts'
import { addOwnRpcUrl, ownRpcUrls } from '../src/data/rpc/ownRpcUrls.ts'
import { givenNetworks } from '../src/data/wallet/givenNetworks.ts'
import { toConnectChain } from '../src/data/chain-access/toConnectChain.ts'
import { walletStore } from '../src/data/wallet/walletStore.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let safe: Address
beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
})
afterAll(() => stage.devchain.stop())

const servers: Server[] = []
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  ownRpcUrls.set({})
  walletStore.clear()
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) server.close()
})

const open = (value: string) => ({ authentication: 'NO_AUTHENTICATION' as const, value })
const alias = (name: string) => stage.devchain.rpcUrl.replace('127.0.0.1', name)
type Change = (method: string, answer: unknown) => unknown

/** The same chain behind another port; `change` makes it lie. */
async function secondNode(change: Change = (_, answer) => answer): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as
        | { id: number; method: string }
        | { id: number; method: string }[]
      const method = new Map([body].flat().map((call) => [call.id, call.method]))
      void fetch(stage.devchain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then((answer) => answer.json() as Promise<{ id: number; result: unknown } | { id: number; result: unknown }[]>)
        .then((answer) => {
          for (const one of [answer].flat()) one.result = change(method.get(one.id) ?? '', one.result)
          response.end(JSON.stringify(answer))
        })
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function judge(changes: Partial<Stage['chain']> = {}) {
  const chain = { ...stage.chain, ...changes }
  const state = await readChainState(chain, safe)
  const [node, proof] = await Promise.all([
    readNode(chain, safe, state.block, Promise.resolve(state)),
    readProof(chain, safe, state),
  ])
  return { node: checkNode(node), proof: checkProof(proof, state)[0]?.verdict ?? null }
}

/** A wallet in front of the chain. Its state says whether its connector uses a node of its own. */
function connectWallet(hasOwnNode: boolean, change: Change = (_, answer) => answer) {
  const node = nodeAt(stage.chain.chainId, stage.devchain.rpcUrl)
  walletStore.setProvider({
    request: async ({ method, params }) => change(method, await node(method, Array.isArray(params) ? params : [])),
  })
  const address = demoOwners[0]?.address ?? null
  walletStore.set({ status: 'connected', address, chainId: stage.chain.chainId, hasOwnNode })
}

describe('two names of one node', () => {
  it('error: from the service do not count as agreement or proof', async () => {
    const { node, proof } = await judge({ rpcUri: open(alias('localhost')), publicRpcUri: open(alias('127.0.0.1')) })
    expect(node).toMatchObject({ verdict: 'unchecked', title: 'The nodes may be the same' })
    expect(proof).toBeNull()
  })

  it('error: on two ports from the service do not count as agreement or proof', async () => {
    const { node, proof } = await judge({ publicRpcUri: open(await secondNode()) })
    expect(node.verdict).toBe('unchecked')
    expect(proof).toBeNull()
  })

  it('error: one of which the user added count as the user’s own node, without a proof', async () => {
    addOwnRpcUrl(stage.chain.chainId, alias('localhost'))
    const { node, proof } = await judge()
    expect(node).toMatchObject({ verdict: 'verified', title: 'Your own node' })
    expect(proof).toBeNull()
  })
})

describe('a second node', () => {
  it('behavior: that the user added agrees and proves', async () => {
    addOwnRpcUrl(stage.chain.chainId, await secondNode())
    const { node, proof } = await judge()
    expect(node).toMatchObject({ verdict: 'verified', title: 'Nodes agree' })
    expect(node.reason).toContain('2 independent nodes')
    expect(proof).toBe('verified')
  })

  it('error: that returns another fallback handler is a danger, whatever its source', async () => {
    const url = await secondNode((method, answer) =>
      method === 'eth_getStorageAt' && answer !== `0x${'0'.repeat(64)}`
        ? `0x${'0'.repeat(24)}${'e'.repeat(40)}`
        : answer,
    )
    const { node } = await judge({ publicRpcUri: open(url) })
    expect(node).toMatchObject({
      verdict: 'danger',
      title: 'Nodes disagree',
      reason: expect.stringContaining(new URL(url).host),
    })
  })

  it('behavior: of another chain neither agrees nor disagrees', async () => {
    const url = await secondNode((method, answer) => (method === 'eth_chainId' ? '0x1' : answer))
    const { node } = await judge({ publicRpcUri: open(url) })
    expect(node).toMatchObject({ verdict: 'unchecked', title: 'One node, named by the service' })
  })
})

describe('the connected wallet', () => {
  it('error: whose connector uses the page’s own node is not a second node', async () => {
    connectWallet(false)
    expect((await judge()).node).toMatchObject({ title: 'One node, named by the service' })
  })

  it('error: on a network that only the service describes is not a second node, but can still disagree', async () => {
    connectWallet(true)
    expect((await judge()).node).toMatchObject({ verdict: 'unchecked', title: 'The nodes may be the same' })
    connectWallet(true, (method, answer) =>
      method === 'eth_getStorageAt' ? `0x${'0'.repeat(24)}${'e'.repeat(40)}` : answer,
    )
    expect((await judge()).node).toMatchObject({
      verdict: 'danger',
      reason: expect.stringContaining('the node of your wallet'),
    })
  })

  it('behavior: on a public network with its own node is a second node, until this page adds the network to it', async () => {
    const isPublic: Change = (method, answer) => (method === 'eth_chainId' ? '0x1' : answer)
    const chain = { chainId: '1', rpcUri: open(await secondNode(isPublic)) }
    const connect = () => {
      connectWallet(true, isPublic)
      walletStore.set({ chainId: '1' })
    }
    const publicRpcUri = chain.rpcUri
    connect()
    expect((await judge({ ...chain, publicRpcUri })).node).toMatchObject({ verdict: 'verified', title: 'Nodes agree' })
    const unknown = Object.assign(new Error('Unrecognized chain'), { code: 4902 })
    let isAdded = false
    await switchWalletChain(
      {
        provider: {
          request: async ({ method }) => {
            if (method === 'wallet_addEthereumChain') isAdded = true
            else if (!isAdded) throw unknown
            return method === 'eth_chainId' ? '0x1' : null
          },
        },
        given: givenNetworks,
      },
      toConnectChain({ ...stage.chain, ...chain }),
    )
    connect()
    expect((await judge({ ...chain, publicRpcUri })).node).toMatchObject({ verdict: 'unchecked' })
  })
})
