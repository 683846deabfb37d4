import {
  deploySafeContracts,
  deploySafe,
  demoOwners,
  devClient,
  startDevchain,
  type Devchain,
} from '@countersign/devchain'
import { findSafeDeployment } from '@countersign/chains'
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { bundleProgram } from '../../../../../scripts/start/bundleProgram.mjs'
import { openConfig } from '../../openConfig.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { noFaults, startFaultyNode, type FaultyNode } from '../../testing/faultyNode.ts'
import { ServiceConfig } from '../../config/ServiceConfig.ts'
import { createChainPool } from '../rpc/createChainPool.ts'
import { callTogether, MULTICALL3 } from '../rpc/callTogether.ts'
import { probeChain } from './probeChain.ts'

let devchain: Devchain
let node: FaultyNode
beforeAll(async () => {
  devchain = await startDevchain({ chainId: 987_654 })
  node = await startFaultyNode(devchain.rpcUrl, 3)
})
afterAll(async () => {
  await node?.stop()
  await devchain?.stop({ snapshot: false })
})

const probe = () => {
  const [config] = ServiceConfig.parse({ chains: [{ chainId: 987_654, rpcUrl: node.url }] }).chains
  if (!config) throw new Error('One chain is configured')
  return probeChain(createChainPool(config, () => undefined).client, config)
}

test('behavior: the missing features of a bare chain on a poor node are described in sentences', async () => {
  await devClient(devchain.rpcUrl).mine({ blocks: 250 })
  node.faults = {
    ...noFaults,
    lacks: ['debug_traceTransaction', 'trace_block', 'eth_simulateV1', 'web3_clientVersion'],
    keptState: 20,
    mostBlocks: 100,
  }
  const { capabilities, missing, chainId } = await probe()
  expect(chainId).toBe('987654')
  expect(capabilities).toEqual({
    clientVersion: null,
    eip1559: true,
    multicall3: false,
    traceTransaction: false,
    traceBlock: false,
    simulate: false,
    archive: false,
    maxLogRange: 100,
    safeVersions: [],
  })
  expect(missing[0]).toBe(
    'None of the published Safe contract sets is complete on this chain: accounts cannot be created here.',
  )
  expect(missing.join('\n')).toContain('eth_getLogs over 100 blocks at most')
  expect(missing.join('\n')).toContain('does not trace transactions')
})

test('behavior: published contracts are recognized by their code, and other code at their address is named', async () => {
  node.faults = { ...noFaults }
  await deploySafeContracts(devchain.rpcUrl)
  await deploySafe(devchain.rpcUrl, { owners: [demoOwners[0].address], threshold: 1, saltNonce: 1n })
  const impostor = findSafeDeployment('1.5.0', 'SafeProxyFactory')!.address
  await devClient(devchain.rpcUrl).setCode({ address: impostor, bytecode: '0x6001600101' })
  const { capabilities, missing, contracts } = await probe()
  expect(capabilities).toMatchObject({ traceTransaction: true, traceBlock: true, simulate: true, archive: true })
  expect(capabilities.clientVersion).toContain('anvil')
  expect(capabilities.safeVersions).toEqual(expect.arrayContaining(['1.3.0', '1.4.1']))
  expect(capabilities.safeVersions).not.toContain('1.5.0')
  expect(contracts.find(({ version }) => version === '1.5.0')?.different).toEqual([
    { name: 'SafeProxyFactory', address: impostor },
  ])
  expect(missing).toContain(
    `The code at ${impostor} is not the published SafeProxyFactory 1.5.0: accounts that use it are shown with that warning.`,
  )
})

test('behavior: a chain may be configured as a URL alone', async () => {
  const folder = createTestFolder()
  const path = join(folder.path, 'config.json')
  try {
    writeFileSync(path, JSON.stringify({ chains: [{ rpcUrl: node.url }] }))
    const [config] = (await openConfig(path, {})).chains
    expect(config).toMatchObject({ chainId: '987654', chainName: 'Chain 987654', mode: 'full' })
    writeFileSync(path, JSON.stringify({ chains: [{ rpcUrl: 'http://127.0.0.1:1/key' }] }))
    const refusal = openConfig(path, {})
    await expect(refusal).rejects.toThrow(
      /chains\.0: the chain id could not be read from the node\. The node 127\.0\.0\.1:1 cannot be reached/,
    )
  } finally {
    folder.remove()
  }
})

test('behavior: the command prints the same report', async () => {
  const program = await bundleProgram('apps/service/src/probe.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, node.url])
  expect(stdout).toMatch(/^Chain +Chain 987654 \(987654\), prefix chain-987654$/m)
  expect(stdout).toMatch(/^Safe 1\.4\.1 +complete/m)
})

test('behavior: calls are batched through Multicall3, and only a reverted call is null', async () => {
  const root = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const { multicall3Bytecode } = await import(pathToFileURL(join(root, '_esm/constants/contracts.js')).href)
  const runtime = `0x${String(multicall3Bytecode).slice(String(multicall3Bytecode).indexOf('f3fe') + 4)}` as const
  node.faults = { ...noFaults }
  const client = devClient(devchain.rpcUrl)
  await client.setCode({ address: MULTICALL3, bytecode: runtime })
  const [config] = ServiceConfig.parse({ chains: [{ chainId: 987_654, rpcUrl: node.url }] }).chains
  const pool = createChainPool(config!, () => undefined)
  node.calls.clear()
  const answers = await callTogether(pool.client, [
    { to: MULTICALL3, data: '0x3408e470' }, // getChainId()
    { to: MULTICALL3, data: '0xdeadbeef' },
    { to: MULTICALL3, data: '0x42cbb15c' }, // getBlockNumber()
  ])
  expect(answers.map((answer) => answer && BigInt(answer))).toEqual([987_654n, null, await client.getBlockNumber()])
  expect(node.calls.get('eth_call')).toBe(1)
})
