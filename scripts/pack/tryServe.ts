import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** A first start creates the embedded database; on a busy machine that takes half a minute. */
const SECONDS = 180

/**
 * Runs `countersign serve` of the installed program on a chain, in a folder that has nothing but a configuration, opens the page, and compares
 * what it serves with the page of the package by `countersign verify`.
 *
 * @returns what was wrong, in sentences
 */
export async function tryServe(consumer: string, rpcUrl: string): Promise<string[]> {
  const folder = join(consumer, 'team')
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'countersign.config.json'),
    JSON.stringify({ port: 0, chains: [{ chainId: '31337', rpcUrl }] }),
  )
  const program = join(consumer, 'node_modules/countersign/dist/main.js')
  const child = spawn(process.execPath, [program, 'serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  try {
    const url = await urlOf(() => said, child)
    if (url === null) return [`countersign serve did not start within ${SECONDS} s. It said: ${said}`]
    const [page, about] = await Promise.all([fetch(url, { headers: { accept: 'text/html' } }), fetch(`${url}/about`)])
    const problems = [page, about].flatMap(({ url: asked, status }) =>
      status === 200 ? [] : [`countersign serve answers ${asked} with ${status}.`],
    )
    if (!(await page.text()).includes('<div id="root">')) problems.push('countersign serve has no page.')
    const { stdout } = await runFile(process.execPath, [program, 'verify', url], { cwd: folder })
    return /^The same\. /m.test(stdout) ? problems : [...problems, `countersign verify said: ${stdout}`]
  } catch (error) {
    return [`countersign serve was not tried to the end: ${String(error)}`]
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function urlOf(said: () => string, child: { readonly exitCode: number | null }): Promise<string | null> {
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until && child.exitCode === null) {
    const [, url] = /serves on (\S+)/.exec(said()) ?? []
    if (url !== undefined) return url
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return null
}
