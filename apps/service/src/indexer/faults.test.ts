import { deploySafe, demoOwners, devClient, executeSafeTransaction, fund, spareKeys } from '@countersign/devchain'
import { parseEther, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devchainConfig } from '@countersign/devchain'
import { dumpIndex } from '../testing/dumpIndex.ts'
import { createRandom, noFaults, startFaultyNode, type Faults, type FaultyNode } from '../testing/faultyNode.ts'
import { openTestContext, startTestChain, type TestChain } from '../testing/testService.ts'

/** Number of steps and the first seed; the soak run uses more. */
const STEPS = Number(process.env['FAULT_STEPS'] ?? 8)
const SEED = Number(process.env['FAULT_SEED'] ?? 1)
/** How long a call waits for a silent node. A busy machine that answers later only adds failures. */
const SILENCE_MS = 250
const [owner1, owner2] = demoOwners
const recipient = spareKeys[0].address

let chain: TestChain
let nodes: FaultyNode[] = []
beforeAll(async () => {
  chain = await startTestChain()
  nodes = await Promise.all([1, 2].map((rank) => startFaultyNode(chain.rpcUrl, SEED * 1000 + rank)))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await chain?.devchain.stop()
})

const ask = (method: string, params: unknown[]) =>
  devClient(chain.rpcUrl).request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({ method, params })

function buildConfig(urls: readonly string[], rpcTimeoutMs = 30_000) {
  const { serviceRpcUrl: _local, ...config } = devchainConfig(chain.devchain, chain.contracts)
  const [first = chain.rpcUrl, ...others] = urls
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: first }
  return {
    chains: [
      {
        ...config,
        isLocal: false,
        mode: 'full' as const,
        rpcUri: rpc,
        publicRpcUri: rpc,
        rpcUrls: [first, ...others],
        rpcTimeoutMs,
      },
    ],
  }
}

const faults: Faults = {
  ...noFaults,
  silence: 0.01,
  limit: 0.03,
  html: 0.02,
  truncate: 0.02,
  badGateway: 0.02,
  stale: 0.2,
  gap: 0.01,
  wrongParent: 0.01,
  dropLogs: 0.1,
  mostBlocks: 100,
  mostLogs: 50,
}

/** Random chain activity, sometimes followed by a reorg. */
async function act(step: number, safes: Address[], random: () => number): Promise<void> {
  const dice = random()
  const safe = safes[Math.floor(random() * safes.length)]
  if (!safe || dice < 0.2) {
    const owners = [owner1.address, owner2.address]
    const saltNonce = BigInt(9000 + SEED * 1000 + step)
    const made = await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce })
    await fund(chain.rpcUrl, made.address, { native: parseEther('1') })
    safes.push(made.address)
  } else if (dice < 0.5)
    await fund(chain.rpcUrl, safe, {
      native: BigInt(step + 1),
      tokens: [{ token: chain.contracts.testUsd, amount: 5n }],
    })
  else if (dice < 0.8) await executeSafeTransaction(chain.rpcUrl, { safe, to: recipient, value: 1n, signers: [owner1] })
  else if (dice < 0.9) await reorg(1 + Math.floor(random() * 3), safes)
  else await ask('anvil_mine', ['0x40'])
}

/** Accounts whose creation was in the removed blocks no longer exist. */
async function reorg(depth: number, safes: Address[]): Promise<void> {
  await ask('anvil_reorg', [depth, []])
  const codes = await Promise.all(safes.map((address) => devClient(chain.rpcUrl).getCode({ address })))
  for (const [place, code] of [...codes.entries()].toReversed()) if (code === undefined) safes.splice(place, 1)
}

test(
  'behavior: nodes that fail in every way do not change the final index',
  async () => {
    const random = createRandom(SEED)
    const urls = nodes.map(({ url }) => url)
    const service = await openTestContext(chain, buildConfig(urls, SILENCE_MS))
    const fresh = await openTestContext(chain, buildConfig([chain.rpcUrl]))
    try {
      const safes: Address[] = []
      const sync = () => service.chain.indexer.sync().catch(() => undefined)
      for (const node of nodes) node.faults = faults
      for (let step = 0; step < STEPS; step += 1) {
        await act(step, safes, random)
        await sync()
      }
      for (const node of nodes) node.faults = { ...noFaults, mostBlocks: faults.mostBlocks }
      // The audit finds silently omitted logs after their block has settled.
      await ask('anvil_mine', ['0x140'])
      const head = Number(await devClient(chain.rpcUrl).getBlockNumber())
      const isDone = () => {
        const { blockNumber, synced } = service.chain.indexer.status()
        return synced && blockNumber === head
      }
      await expect.poll(() => sync().then(isDone), { timeout: 60_000 + STEPS * 2000, interval: 50 }).toBe(true)
      // The audit may have caused one more rollback.
      await sync()
      await fresh.chain.indexer.sync()
      const expected = await dumpIndex(fresh.context.db.drizzle)
      expect(expected.transfers.length).toBeGreaterThan(3)
      expect(await dumpIndex(service.context.db.drizzle)).toEqual(expected)
      // The number depends on the load of the machine. Every node failed, and together often enough.
      const injected = nodes.map((node) => node.injected())
      for (const count of injected) expect(count).toBeGreaterThan(0)
      expect(injected.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10)
    } finally {
      await service.close()
      await fresh.close()
    }
  },
  120_000 + STEPS * 5000,
)

test('error: logs that a node leaves out again, when it audits and when it repeats, are found by the other node', async () => {
  const [first, second] = nodes
  if (!first || !second) throw new Error('There are two nodes.')
  for (const node of nodes) node.faults = { ...noFaults }
  const owners = [owner1.address, owner2.address]
  const { address } = await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: 9_999_999n })
  const service = await openTestContext(chain, buildConfig(nodes.map(({ url }) => url)))
  try {
    const { indexer } = service.chain
    await indexer.sync()
    await fund(chain.rpcUrl, address, { tokens: [{ token: chain.contracts.testUsd, amount: 7n }] })
    const [log] = await devClient(chain.rpcUrl).getLogs({ address: chain.contracts.testUsd, fromBlock: 'latest' })
    const received = async () =>
      (await dumpIndex(service.context.db.drizzle)).transfers.filter(
        ({ transactionHash }) => transactionHash === log?.transactionHash,
      )
    // The first read, the audit and the repeated read.
    first.faults.withheld = new Map([[String(log?.transactionHash), 3]])
    await indexer.sync()
    expect(await received()).toEqual([])
    await ask('anvil_mine', ['0x140'])
    for (let round = 0; round < 6; round += 1) await indexer.sync()
    expect([...first.faults.withheld.values()]).toEqual([0])
    expect(await received()).toHaveLength(1)
  } finally {
    await service.close()
  }
})
