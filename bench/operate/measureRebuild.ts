import { demoOwners, deploySafe } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { say } from '../service/say.ts'
import { writeJournal } from './writeJournal.ts'

/** Times in seconds, sizes in megabytes. */
export type StartMeasure = {
  /** From the start of the process until its port answers, until the first and the last account are complete, and until all of it is. */
  listens: number
  firstAccount: number
  lastAccount: number
  /** Computing time of all threads until then. */
  cpu: number
  memory: number
}
/** `rebuild`: of a journal that was never verified here, as after a restored backup. `lost`: after the loss of the database alone. */
export type RebuildMeasure = { journal: number; rebuild: StartMeasure; warm: StartMeasure; lost: StartMeasure }

/** Starts a service on a journal without a database, ends it, starts it again, and once more without the database. */
export async function measureRebuild(chain: TestChain, entries: number, accounts: number): Promise<RebuildMeasure> {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  try {
    mkdirSync(dataDir)
    const path = join(dataDir, 'journal.jsonl')
    say(
      `writing a journal of ${entries.toLocaleString('en-US')} entries of ${accounts.toLocaleString('en-US')} accounts`,
    )
    const owners = [demoOwners[0].address]
    const deploy = (saltNonce: bigint) => deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce })
    const deployed = [(await deploy(401n)).address, (await deploy(402n)).address] as const
    await writeJournal(path, { chainId: chain.chainId, entries, accounts, deployed })
    const config = buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 })
    // Bundling and a database in the page cache are no part of the figures.
    mkdirSync(join(folder.path, 'other'))
    await (await startServiceProcess({ ...config, dataDir: join(folder.path, 'other', 'data') })).end('SIGTERM')
    say('rebuilding')
    const rebuild = await measureStart(config, chain, deployed)
    say('starting again')
    const warm = await measureStart(config, chain, deployed)
    for (const name of ['database', 'database.json']) rmSync(join(dataDir, name), { recursive: true })
    say('rebuilding beside the checkpoint')
    const lost = await measureStart(config, chain, deployed)
    return { journal: statSync(path).size / 1e6, rebuild, warm, lost }
  } finally {
    folder.remove()
  }
}

async function measureStart(
  config: Parameters<typeof startServiceProcess>[0],
  { chainId }: TestChain,
  [first, last]: readonly [Address, Address],
): Promise<StartMeasure> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const port = await findFreePort()
  const starting = startServiceProcess({ ...config, port })
  const until = async (path: string) => {
    const answers = () =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await answers())) await new Promise((done) => setTimeout(done, 20))
    return seconds()
  }
  const journalOf = (account: Address) => `/v1/chains/${chainId}/safes/${account}/journal?cursor=limit%3D1`
  const [listens, firstAccount, lastAccount, service] = await Promise.all([
    until('/health/live'),
    until(journalOf(first)),
    until(journalOf(last)),
    starting,
  ])
  const { cpu, memory } = readUse(service.pid)
  await service.end('SIGTERM')
  return { listens, firstAccount, lastAccount, cpu, memory }
}

/** A port that was free a moment ago: the service must be asked before it says that it is ready. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return address.port
}

const TICKS_PER_SECOND = 100

/** Computing time and most memory of a process so far; NaN without /proc. */
function readUse(pid: number): { cpu: number; memory: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, memory: Number(peak) / 1000 }
  } catch {
    return { cpu: NaN, memory: NaN }
  }
}
