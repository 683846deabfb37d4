import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import { optimizeLaterEnv } from '../start/optimizeLaterEnv.ts'

/** Two chains with their accounts and a first start of the embedded database; on a busy machine that takes a minute. */
const SECONDS = 240
const Page = z.object({ results: z.array(z.unknown()) })
/** The demo treasury, whose address follows from its owners. */
const QUEUE = '/v1/chains/31337/safes/0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4/transactions/queued'

/**
 * Runs the installed program without arguments in an empty folder, where it installs anvil, asks the page, the API and the demo app, and stops it as Ctrl-C does.
 *
 * @returns what was wrong, in sentences
 */
export async function tryDemo(consumer: string): Promise<string[]> {
  const folder = join(consumer, 'demo')
  mkdirSync(folder)
  const port = await findThreePorts()
  const program = join(consumer, 'node_modules/countersign/dist/main.js')
  const child = spawn(process.execPath, [program, '--port', String(port), '--data', 'data'], {
    cwd: folder,
    env: { ...optimizeLaterEnv(), ANVIL_BIN: '', npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const until = Date.now() + SECONDS * 1000
  while (!said.includes('Ctrl-C stops') && Date.now() < until && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const problems = said.includes('Ctrl-C stops')
    ? await askEverything(port)
    : [`countersign did not start within ${SECONDS} s. It said: ${said}`]
  child.kill('SIGINT')
  const [code] = await ended
  if (code !== 0) problems.push(`countersign ended with ${code} after SIGINT. It said: ${said}`)
  if (!existsSync(join(folder, 'data/tools')))
    problems.push('countersign has not installed anvil for its local chains.')
  for (const chainId of [31337, 31338])
    if (!existsSync(join(folder, `data/chains/${chainId}.state`)))
      problems.push(`countersign has not stored chain ${chainId}.`)
  return problems
}

async function askEverything(port: number): Promise<string[]> {
  const [page, queue, app] = await Promise.all([
    ask(`http://localhost:${port}/`),
    ask(`http://localhost:${port}${QUEUE}`),
    ask(`http://localhost:${port + 1}/`),
  ])
  return [
    ...[page, queue, app].flatMap(({ url, status }) =>
      status === 200 ? [] : [`countersign answers ${url} with ${status}.`],
    ),
    ...[page, app].flatMap(({ url, text }) => (text.includes('<div id="root">') ? [] : [`${url} is no page.`])),
    ...(Page.safeParse(readJson(queue.text)).data?.results.length ? [] : ['The demo queue has no proposal.']),
  ]
}

async function ask(url: string): Promise<{ readonly url: string; readonly status: number; readonly text: string }> {
  const response = await fetch(url, { headers: { accept: 'text/html,application/json' } })
  return { url, status: response.status, text: await response.text() }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The first of three free ports beside each other: of the page, of the demo app, and of the page as an app. */
async function findThreePorts(): Promise<number> {
  for (;;) {
    const first = await listen(0)
    if (first === null) continue
    const free = await Promise.all([listen(first + 1), listen(first + 2)])
    if (!free.includes(null)) return first
  }
}

/** The port if it was free; null if it was not. */
async function listen(port: number): Promise<number | null> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : null
  } catch {
    return null
  } finally {
    server.close()
  }
}
