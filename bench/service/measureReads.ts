import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './bigService.ts'
import { inTurn, type Measure } from './inTurn.ts'
import { say } from './say.ts'

/** Cached answers, uncached ones, and a server without any logic; of a large account and a small one. */
export type ReadName = 'kept' | 'keptSmall' | 'unkept' | 'unkeptSmall' | 'floor'
export type ReadMeasure = { name: string; bytes: number; measure: Measure<ReadName> }

/** Each list of an account with this many transfers, compared with that of a small one and with the bare server. */
export async function measureReads(chain: TestChain, transfers: number, few: number): Promise<ReadMeasure[]> {
  const small = await startService(chain, few)
  try {
    const big = await startService(chain, transfers)
    try {
      return await measure(chain.chainId, big, small)
    } finally {
      await big.end()
    }
  } finally {
    await small.end()
  }
}

type Service = { url: string; port: number; pid: number; transfers: number; folder: string; end(): Promise<void> }

async function startService(chain: TestChain, transfers: number): Promise<Service> {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  await copyBigDatabase(dataDir, chain.chainId, transfers)
  say(`starting a service on ${transfers.toLocaleString('en-US')} transfers`)
  const { url, pid, end } = await startServiceProcess(
    buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 }),
  )
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    transfers,
    folder: folder.path,
    async end() {
      await end('SIGTERM')
      folder.remove()
    },
  }
}

async function measure(chainId: string, big: Service, small: Service): Promise<ReadMeasure[]> {
  const lists = await listPaths(chainId, big)
  const listsOfSmall = await listPaths(chainId, small)
  const bodies = await Promise.all(lists.map(async ({ path }) => (await fetch(`${big.url}${path}`)).text()))
  const files = bodies.map((body, index) => {
    const file = join(big.folder, `answer-${index}.json`)
    writeFileSync(file, body)
    return file
  })
  const bare = await startBareServer(files)
  const measured: ReadMeasure[] = []
  try {
    for (const [index, { name, path }] of lists.entries()) {
      say(name)
      const pathOfSmall = listsOfSmall[index]?.path ?? path
      const bytes = Buffer.byteLength(bodies[index] ?? '')
      const measure = await inTurn<ReadName>({
        kept: { ...big, path: () => path },
        floor: { ...bare, path: () => `/${index}` },
        keptSmall: { ...small, path: () => pathOfSmall },
        unkept: { ...big, path: unkept(path) },
        unkeptSmall: { ...small, path: unkept(pathOfSmall) },
      })
      measured.push({ name, bytes, measure })
    }
  } finally {
    bare.stop()
  }
  return measured
}

async function listPaths(chainId: string, { url, transfers }: Service): Promise<{ name: string; path: string }[]> {
  const base = `/v1/chains/${chainId}/safes/${BIG_SAFE}`
  const history = `${base}/transactions/history`
  const executed = await (await fetch(`${url}${base}/multisig-transactions?executed=true`)).text()
  const id = /"id":"(multisig_[^"]+)"/.exec(executed)?.[1] ?? ''
  return [
    { name: 'history', path: history },
    { name: 'history, deep page', path: `${history}?cursor=limit%3D20%26offset%3D${Math.floor(transfers * 0.8)}` },
    { name: 'queued', path: `${base}/transactions/queued` },
    { name: 'multisig list', path: `${base}/multisig-transactions` },
    { name: 'incoming transfers', path: `${base}/incoming-transfers` },
    { name: 'details', path: `/v1/chains/${chainId}/transactions/${id}` },
    { name: 'safe info', path: base },
  ]
}

/** An unknown parameter: the same answer, under a new cache key. */
const unkept = (path: string) => (index: number) =>
  `${path}${path.includes('?') ? '&' : '?'}n=${index}-${process.hrtime.bigint()}`

async function startBareServer(files: readonly string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(/:(\d+)$/.exec(printed.toString().trim())?.[1])
  return { port, pid: child.pid ?? 0, stop: () => child.kill() }
}
