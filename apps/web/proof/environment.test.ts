import { afterEach, describe, expect, it } from 'vitest'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { readEnvironment } from '../src/data/chain-access/readEnvironment.ts'
import { startLyingNode } from './lyingNode.ts'

let node: Awaited<ReturnType<typeof startLyingNode>> | undefined
afterEach(() => node?.stop())

/** The titles of the notes, on a chain whose node reports a newest block of this age. */
async function remarks(ageSeconds: number, changes: Parameters<typeof chainFixture>[0]) {
  const time = Math.floor(Date.now() / 1000) - ageSeconds
  node = await startLyingNode('http://127.0.0.1:9', { eth_getBlockByNumber: { timestamp: `0x${time.toString(16)}` } })
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  const checks = await readEnvironment(chainFixture({ rpcUri: rpc, publicRpcUri: rpc, ...changes }), 12n)
  return checks.filter(({ verdict }) => verdict !== 'verified').map(({ verdict, title }) => `${verdict}: ${title}`)
}

const sepolia = { chainId: '11155111', chainName: 'Sepolia' }

describe('checks of the network', () => {
  it('error: S1 a node whose newest block is a day old is a caution', async () => {
    expect(await remarks(86_400, sepolia)).toEqual(['caution: The node is behind'])
    expect(await remarks(12, sepolia)).toEqual([])
  })

  it('behavior: a local development chain without new blocks gets no caution', async () => {
    expect(await remarks(86_400, { chainName: 'Local chain' })).toEqual([])
  })

  it('error: S1 the name of another network is reported, also when the node returns no block', async () => {
    expect(await readEnvironment(chainFixture({ chainName: 'Ethereum (verified)' }), null)).toMatchObject([
      { id: 'network-name', verdict: 'caution', title: 'The network has the name of another network' },
    ])
  })
})
