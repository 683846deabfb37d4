import { demoOwners, deploySafe, devchainConfig, devClient, fund, sendTransaction } from '@countersign/devchain'
import { encodeMultiSend } from '@countersign/safe'
import { findSafeDeployment } from '@countersign/chains'
import { type Address, checksumAddress } from '@countersign/primitives'
import { encodeFunctionData, keccak256, parseAbi, toHex } from 'viem'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { safes } from '../../apps/service/src/db/schema/schema.ts'
import { insertMany } from '../../apps/service/src/db/statements/insertMany.ts'
import { openContext } from '../../apps/service/src/openContext.ts'
import { type FaultyNode, noFaults, startFaultyNode } from '../../apps/service/src/testing/faultyNode.ts'
import { providerLimits } from '../../apps/service/src/testing/providerLimits.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { median } from '../service/median.ts'
import { say } from '../service/say.ts'

/** Blocks that are followed one by one, and blocks that are caught up with. */
const FOLLOWED = 20
const MISSED = 200
const BACKFILLED = 5
const POLL_MS = 250
const [owner] = demoOwners

type Followed = { calls: number; logs: number; lagMs: number }
export type AccountsMeasure = {
  /** Per block at the head: calls of the node, `eth_getLogs` among them, and the time until the block is indexed. */
  quiet: Followed
  busy: Followed
  caughtUp: { calls: number; logs: number; ms: number; refused: number }
  /** From the first request for an account until its history is complete; calls per account. */
  backfill: { ms: number; calls: number }
  memoryMb: number
}

/** The earlier rule: above 1000 accounts every log of the chain is read. */
export function withUnfilteredLogs(code: string): string {
  const edits = [
    [/isUnfilteredCheaper\(\w+, \{ accounts, [^}]*\}\) \{/, '$& if (accounts > 1000) return true;'],
    // A refusal was that of the range.
    [/catch \((\w+)\) \{\s*if \(!isRangeRefusal\(\w+\) && !isRefusal\(\w+\)\)/, 'catch ($1) { throw $1; if (true)'],
  ] as const
  return edits.reduce((edited, [rule, by]) => {
    if (!rule.test(edited))
      throw new Error(`The program does not contain ${rule}; see createFilterTuner.ts and fetchLogs.ts.`)
    return edited.replace(rule, by)
  }, code)
}

/**
 * A service that follows `count` accounts of a chain through a node with the limits of public providers. Fifty of the accounts exist and receive tokens; the others
 * are rows of the index, because only their addresses cost something at the head.
 * @param density token logs of other addresses in each block of a busy chain
 */
export async function measureAccounts(
  chain: TestChain,
  { count, density, edit }: { count: number; density: number; edit?: (code: string) => string },
): Promise<AccountsMeasure> {
  const node = await startFaultyNode(chain.rpcUrl, 5)
  const folder = createTestFolder()
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  const { serviceRpcUrl: _local, ...entry } = devchainConfig(chain.devchain, chain.contracts)
  const config = buildTestConfig(chain, {
    dataDir: join(folder.path, 'data'),
    enrolment: { freeAccounts: count + 100 },
    chains: [{ ...entry, isLocal: false, mode: 'onDemand', pollMs: POLL_MS, rpcUri: rpc, publicRpcUri: rpc }],
  })
  try {
    say(`preparing ${count} accounts`)
    const used = await prepare(chain, config, count)
    const unopened = await deployAccounts(chain, BACKFILLED, 9000n)
    Object.assign(node.faults, providerLimits)
    let service = await startServiceProcess(config, edit)
    const head = () => devClient(chain.rpcUrl).getBlockNumber().then(Number)
    const reach = async (block: number) => {
      while ((await readMetric(service.url, 'countersign_indexer_block')) < block) await wait(10)
    }
    await reach(await head())
    const follow = async (logs: number): Promise<Followed> => {
      const rounds: Followed[] = []
      for (let block = 0; block < FOLLOWED; block += 1) {
        await addBlock(chain, used[block % used.length] ?? owner.address, logs)
        const before = countCalls(node)
        const from = performance.now()
        await reach(await head())
        const after = countCalls(node)
        rounds.push({
          calls: after.calls - before.calls,
          logs: after.logs - before.logs,
          lagMs: performance.now() - from,
        })
      }
      const middle = (of: keyof Followed) => median(rounds.map((round) => round[of]))
      return { calls: middle('calls'), logs: middle('logs'), lagMs: middle('lagMs') }
    }
    say('following a quiet chain')
    const quiet = await follow(1)
    say('following a busy chain')
    const busy = await follow(density)
    say('reading histories')
    const begun = countCalls(node)
    const from = performance.now()
    for (const safe of unopened) {
      await fetch(`${service.url}/v1/chains/${chain.chainId}/safes/${safe}/transactions/history`)
      while ((await readAccounts(service.url, chain.chainId)).length > 0) await wait(20)
    }
    const backfill = {
      ms: (performance.now() - from) / unopened.length,
      calls: (countCalls(node).calls - begun.calls) / unopened.length,
    }
    const memoryMb = (await readMetric(service.url, 'process_resident_memory_bytes')) / 2 ** 20
    await service.end('SIGTERM')
    say('catching up')
    for (let block = 0; block < MISSED; block += 1)
      await addBlock(chain, used[block % used.length] ?? owner.address, density)
    const missed = { ...countCalls(node), refused: node.injected() }
    const began = performance.now()
    service = await startServiceProcess(config, edit)
    await reach(await head())
    const now = countCalls(node)
    const caughtUp = {
      calls: now.calls - missed.calls,
      logs: now.logs - missed.logs,
      ms: performance.now() - began,
      refused: node.injected() - missed.refused,
    }
    await service.end('SIGTERM')
    return { quiet, busy, caughtUp, backfill, memoryMb }
  } finally {
    node.faults = { ...noFaults }
    await node.stop()
    folder.remove()
  }
}

const countCalls = ({ calls }: FaultyNode) => ({
  calls: [...calls.values()].reduce((sum, one) => sum + one, 0),
  logs: calls.get('eth_getLogs') ?? 0,
})

async function deployAccounts(chain: TestChain, count: number, salt: bigint): Promise<Address[]> {
  const made: Address[] = []
  for (let index = 0; index < count; index += 1) {
    const saltNonce = salt + BigInt(index) + BigInt(Date.now()) * 10_000n
    made.push((await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, saltNonce })).address)
    await fund(chain.rpcUrl, made.at(-1) ?? owner.address, {
      tokens: [{ token: chain.contracts.testUsd, amount: 1n }],
    })
  }
  return made
}

/** @returns the accounts that exist */
async function prepare(chain: TestChain, config: Parameters<typeof openContext>[0], count: number): Promise<Address[]> {
  const used = await deployAccounts(chain, Math.min(50, count), 1n)
  const { context, close } = await openContext(config)
  try {
    const runtime = context.chains.get(chain.chainId)
    for (const address of used) await runtime?.indexer.discover(address)
    await runtime?.indexer.sync()
    const [row] = await context.db.drizzle.query.safes.findMany({ limit: 1 })
    if (!row) throw new Error('No account was indexed.')
    const rows = Array.from({ length: count - used.length }, (_none, index) => ({
      ...row,
      address: checksumAddress(`0x${keccak256(toHex(index)).slice(-40)}`),
    }))
    for (let from = 0; from < rows.length; from += 500)
      await insertMany(safes, rows.slice(from, from + 500), (part) => context.db.drizzle.insert(safes).select(part))
  } finally {
    await close()
  }
  return used
}

const token = parseAbi(['function approve(address spender, uint256 amount) returns (bool)'])

/** A block with a transfer to one account, and `logs` token approvals of an address that is not followed. */
async function addBlock(chain: TestChain, to: Address, logs: number): Promise<void> {
  await fund(chain.rpcUrl, to, { tokens: [{ token: chain.contracts.testUsd, amount: 1n }] })
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')
  if (!multiSend || logs <= 1) return
  const data = encodeFunctionData({ abi: token, functionName: 'approve', args: [owner.address, 1n] })
  const calls = Array.from({ length: logs }, () => ({
    to: chain.contracts.testUsd,
    value: 0n,
    data,
    operation: 0 as const,
  }))
  await sendTransaction(devClient(chain.rpcUrl), {
    from: owner.address,
    to: multiSend.address,
    data: encodeMultiSend(calls),
    gas: 29_000_000n,
  })
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(name) && !one.startsWith(`${name}_`))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}

async function readAccounts(url: string, chainId: string): Promise<unknown[]> {
  const answer: { accounts: unknown[] } = await (await fetch(`${url}/v1/chains/${chainId}/about/indexing`)).json()
  return answer.accounts
}
