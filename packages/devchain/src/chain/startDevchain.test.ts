import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { gunzipSync } from 'node:zlib'
import { join } from 'node:path'
import { safeAbi } from '@countersign/chains'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deploySafeContracts } from '../contracts/deploySafeContracts.ts'
import { demoOwners, spareKeys } from '../keys/demoOwners.ts'
import { deploySafe } from '../safe/deploySafe.ts'
import { executeSafeTransaction } from '../safe/executeSafeTransaction.ts'
import { fund } from '../safe/fund.ts'
import { devClient } from './devClient.ts'
import { startDevchain, type Devchain, type DevchainOptions } from './startDevchain.ts'

let folder: string
let stateFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'devchain-test-'))
  stateFile = join(folder, 'chain.state')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(options: Partial<DevchainOptions> = {}): Promise<Devchain> {
  const devchain = await startDevchain({ chainId: 31338, autosaveMs: 0, stateFile, ...options })
  onTestFinished(() => devchain.stop({ snapshot: false }).catch(() => {}))
  return devchain
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a restart', () => {
  test('behavior: accounts, code, blocks, transactions, receipts and logs are restored with the same hashes', async () => {
    const first = await start()
    await deploySafeContracts(first.rpcUrl)
    const safe = await deploySafe(first.rpcUrl, { owners: [demoOwners[0].address], threshold: 1 })
    await fund(first.rpcUrl, safe.address, { native: 10n ** 18n })
    const executed = await executeSafeTransaction(first.rpcUrl, {
      safe: safe.address,
      signers: [demoOwners[0]],
      to: spareKeys[0].address,
      value: 5n,
    })
    const read = async (rpcUrl: string) => {
      const client = devClient(rpcUrl)
      const head = await client.getBlockNumber()
      return {
        blocks: await Promise.all(
          Array.from({ length: Number(head) + 1 }, (_, n) => client.getBlock({ blockNumber: BigInt(n) })),
        ),
        receipt: await client.getTransactionReceipt({ hash: executed.transactionHash }),
        creation: await client.getTransaction({ hash: safe.transactionHash }),
        logs: await client.getLogs({ fromBlock: 0n, toBlock: head }),
        balance: await client.getBalance({ address: safe.address }),
        nonce: await client.readContract({ address: safe.address, abi: safeAbi, functionName: 'nonce' }),
        ownerNonce: await client.getTransactionCount({ address: demoOwners[0].address }),
      }
    }
    const before = await read(first.rpcUrl)
    await first.stop()
    const second = await start()
    expect(second.restored).toBe(true)
    const after = await read(second.rpcUrl)
    expect(before.logs.length).toBeGreaterThan(3)
    expect(before.nonce).toBe(1n)
    expect(after).toEqual(before)
  })

  test('behavior: repeated restarts add and replace nothing', async () => {
    const readBlocks = async ({ rpcUrl }: Devchain) => {
      const client = devClient(rpcUrl)
      const head = Number(await client.getBlockNumber())
      return Promise.all(
        Array.from({ length: head + 1 }, async (_, n) => (await client.getBlock({ blockNumber: BigInt(n) })).hash),
      )
    }
    const savedBlocks = () => {
      const state = JSON.parse(gunzipSync(readFileSync(stateFile)).toString()) as { blocks: unknown[] }
      return state.blocks.length
    }
    let devchain = await start({ genesisTimestamp: 1_700_000_000 })
    await devClient(devchain.rpcUrl).mine({ blocks: 2 })
    const blocks = await readBlocks(devchain)
    for (let round = 1; round <= 4; round++) {
      await devchain.stop()
      expect(savedBlocks()).toBe(blocks.length)
      devchain = await start({ genesisTimestamp: 1_600_000_000 + round })
      expect(await readBlocks(devchain)).toEqual(blocks)
      await devClient(devchain.rpcUrl).mine({ blocks: 1 })
      const { hash } = await devClient(devchain.rpcUrl).getBlock()
      blocks.push(hash)
    }
  })

  test('behavior: mining continues above the restored head, at the present time', async () => {
    const first = await start({ genesisTimestamp: 1_700_000_000 })
    const client = devClient(first.rpcUrl)
    await client.mine({ blocks: 3 })
    const head = await client.getBlock()
    expect(head.timestamp).toBeLessThan(1_700_000_100n)
    await first.stop()
    const second = devClient((await start()).rpcUrl)
    await second.mine({ blocks: 1 })
    const next = await second.getBlock()
    expect(next.parentHash).toBe(head.hash)
    expect(Math.abs(Number(next.timestamp) - Date.now() / 1000)).toBeLessThan(60)
  })

  test('behavior: the state at earlier blocks is lost, and reading it fails', async () => {
    const first = await start()
    await devClient(first.rpcUrl).mine({ blocks: 2 })
    await first.stop()
    const second = devClient((await start()).rpcUrl)
    await expect(second.getBalance({ address: demoOwners[0].address, blockNumber: 1n })).rejects.toThrow(
      /BlockOutOfRange/,
    )
  })
})

describe('a kill', () => {
  test(
    'behavior: kill -9 while blocks are mined and saved leaves a state that can be loaded',
    { timeout: 60_000 },
    async () => {
      let saved = 0n
      for (let round = 0; round < 4; round++) {
        const devchain = await start({ autosaveMs: 15 })
        const client = devClient(devchain.rpcUrl)
        const restored = await client.getBlockNumber()
        expect(restored).toBeGreaterThanOrEqual(saved)
        await devchain.snapshot()
        saved = restored
        const mining = (async () => {
          for (;;)
            await client.sendTransaction({
              account: demoOwners[0].address,
              chain: null,
              to: spareKeys[0].address,
              value: 1n,
            })
        })().catch(() => 'killed')
        await vi.waitFor(
          async () => expect(await client.getBlockNumber()).toBeGreaterThan(restored + 20n + BigInt(round * 7)),
          { interval: 3, timeout: 20_000 },
        )
        process.kill(devchain.pid, 'SIGKILL')
        expect(await mining).toBe('killed')
        expect(await devchain.exited).toBe('ended by SIGKILL')
        await devchain.stop({ snapshot: false })
      }
      expect(saved).toBeGreaterThan(0n)
      expect(readdirSync(folder).filter((name) => !name.endsWith('.tmp'))).toEqual(['chain.state'])
    },
  )

  test('behavior: new blocks are saved in the background, without stopping the chain', async () => {
    const devchain = await start({ autosaveMs: 20 })
    const client = devClient(devchain.rpcUrl)
    await client.mine({ blocks: 5 })
    const head = await client.getBlock()
    await vi.waitFor(
      async () => {
        const copy = join(folder, 'copy.state')
        writeFileSync(copy, readFileSync(stateFile))
        const other = await startDevchain({ chainId: 31338, stateFile: copy, autosaveMs: 0 })
        const restored = await devClient(other.rpcUrl).getBlock()
        await other.stop({ snapshot: false })
        expect(restored.hash).toBe(head.hash)
      },
      { timeout: 20_000, interval: 50 },
    )
  })
})

describe('the process', () => {
  test('behavior: stop ends it, may be called twice, and the chain no longer answers', async () => {
    const devchain = await start()
    expect(isAlive(devchain.pid)).toBe(true)
    await Promise.all([devchain.stop(), devchain.stop()])
    expect(isAlive(devchain.pid)).toBe(false)
    await expect(devClient(devchain.rpcUrl).getBlockNumber()).rejects.toThrow()
  })

  test('behavior: another port is used if the requested one is taken, and the other listener is not mistaken for the chain', async () => {
    const other = await start({ stateFile: join(folder, 'other.state') })
    const port = Number(new URL(other.rpcUrl).port)
    const devchain = await start({ port })
    expect(devchain.rpcUrl).not.toBe(other.rpcUrl)
    await devClient(devchain.rpcUrl).mine({ blocks: 2 })
    expect(await devClient(other.rpcUrl).getBlockNumber()).toBe(0n)
  })

  test('behavior: two chains run side by side under their own ids', async () => {
    const [a, b] = await Promise.all([
      start({ chainId: 31337, stateFile: join(folder, 'a') }),
      start({ chainId: 31338, stateFile: join(folder, 'b') }),
    ])
    expect(await devClient(a.rpcUrl).getChainId()).toBe(31337)
    expect(await devClient(b.rpcUrl).getChainId()).toBe(31338)
  })
})

describe('bad input', () => {
  test('error: a missing binary is reported, with the solution', async () => {
    await expect(start({ anvilBin: '/nowhere/anvil' })).rejects.toMatchObject({
      code: 'ANVIL_MISSING',
      message: expect.stringContaining('/nowhere/anvil'),
    })
  })

  test('error: a binary that is not anvil is reported at once', async () => {
    await expect(start({ anvilBin: '/bin/false' })).rejects.toMatchObject({ code: 'ANVIL_FAILED' })
  })

  test('error: a damaged state file is refused with the solution and left unchanged', async () => {
    writeFileSync(stateFile, 'not a chain')
    await expect(start()).rejects.toMatchObject({
      code: 'STATE_UNREADABLE',
      message: expect.stringContaining('--reset'),
    })
    expect(readFileSync(stateFile, 'utf8')).toBe('not a chain')
  })

  test('error: a state that cannot be written is reported and the chain continues', async () => {
    const problems: string[] = []
    const devchain = await start({
      stateFile: join(folder, 'sub', 'chain.state'),
      autosaveMs: 10,
      onProblem: (error) => problems.push(error.code),
    })
    writeFileSync(join(folder, 'sub'), 'in the way')
    await devClient(devchain.rpcUrl).mine({ blocks: 1 })
    await vi.waitFor(() => expect(problems).toContain('STATE_UNWRITABLE'), { timeout: 10_000 })
    expect(await devClient(devchain.rpcUrl).getBlockNumber()).toBe(1n)
    await expect(devchain.stop()).rejects.toMatchObject({ code: 'STATE_UNWRITABLE' })
    expect(isAlive(devchain.pid)).toBe(false)
  })
})
