import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServiceProcess } from '../../apps/service/src/testing/serviceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { BIG_SAFE, copyBigDatabase } from './bigService.ts'
import { type Load, measureLoad, type Target } from './measureLoad.ts'

const ROUNDS = 5
const ROUND_MS = 1500

export type ReadMeasure = { name: string; bytes: number; kept: Load; unkept: Load; floor: Load }

/** Each list of an account of this size: asked for again and again, never twice the same, and from a server that does nothing else. */
export async function measureReads(chain: TestChain, transfers: number): Promise<ReadMeasure[]> {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  await copyBigDatabase(dataDir, chain.chainId, transfers)
  const service = await startServiceProcess(buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 }))
  try {
    return await measure(service.url, folder.path, chain.chainId, transfers)
  } finally {
    await service.end('SIGTERM')
    folder.remove()
  }
}

async function measure(url: string, folder: string, chainId: string, transfers: number): Promise<ReadMeasure[]> {
  const base = `/v1/chains/${chainId}/safes/${BIG_SAFE}`
  const history = `${base}/transactions/history`
  const page = (offset: number) => `${history}?cursor=limit%3D20%26offset%3D${offset}`
  const ids = /"id":"(multisig_[^"]+)"/.exec(
    await (await fetch(`${url}${base}/multisig-transactions?executed=true`)).text(),
  )
  const lists = [
    { name: 'history', path: history },
    { name: 'history, deep page', path: page(Math.floor(transfers * 0.8)) },
    { name: 'queued', path: `${base}/transactions/queued` },
    { name: 'multisig list', path: `${base}/multisig-transactions` },
    { name: 'incoming transfers', path: `${base}/incoming-transfers` },
    { name: 'details', path: `/v1/chains/${chainId}/transactions/${ids?.[1] ?? ''}` },
    { name: 'safe info', path: base },
  ]
  const bodies = await Promise.all(lists.map(async ({ path }) => (await fetch(`${url}${path}`)).text()))
  const files = bodies.map((body, index) => {
    const file = join(folder, `answer-${index}.json`)
    writeFileSync(file, body)
    return file
  })
  const bare = await startBareServer(files)
  const port = Number(new URL(url).port)
  const measured: ReadMeasure[] = []
  try {
    for (const [index, { name, path }] of lists.entries()) {
      const unkept = path.includes('?') ? `${path}&n=` : `${path}?n=`
      const targets: Record<'kept' | 'unkept' | 'floor', Target> = {
        kept: { port, path: () => path },
        // No field of any route: the same answer, under a key that nobody asked for before.
        unkept: { port, path: (n) => `${unkept}${n}-${process.hrtime.bigint()}` },
        floor: { port: bare.port, path: () => `/${index}` },
      }
      const loads = await measureInTurn(targets)
      measured.push({ name, bytes: Buffer.byteLength(bodies[index] ?? ''), ...loads })
    }
  } finally {
    bare.stop()
  }
  return measured
}

/** Rounds in turn, so that drift of the machine hits all of them; the median round counts. */
async function measureInTurn<Name extends string>(targets: Record<Name, Target>): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const rounds = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names) await measureLoad(targets[name], ROUND_MS / 3)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rounds.get(name)?.push(await measureLoad(targets[name], ROUND_MS))
  const middle = (loads: readonly Load[] = []) =>
    loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)]
  return Object.fromEntries(names.map((name) => [name, middle(rounds.get(name))])) as Record<Name, Load>
}

async function startBareServer(files: readonly string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(/:(\d+)$/.exec(printed.toString().trim())?.[1]), stop: () => child.kill() }
}
