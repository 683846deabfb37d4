import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { optimizeLaterEnv } from '../../scripts/start/optimizeLaterEnv.ts'
import { bundleProgram } from '../../scripts/start/bundleProgram.mjs'

const Started = z.object({ url: z.string(), apps: z.record(z.string(), z.string()) })

/** Playwright's global set-up: `serve.ts` in a process of its own, stopped at the end. */
export default async function startAll() {
  const main = await bundleProgram('conformance/apps/serve.ts')
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: optimizeLaterEnv(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text))
  const text = await Promise.race([line, ended.then(([code]) => `ended with ${code}`)])
  if (!text.startsWith('{')) throw new Error(`conformance/apps/serve.ts ${text} before it was ready.`)
  const { url, apps } = Started.parse(JSON.parse(text))
  process.env['COUNTERSIGN_URL'] = url
  process.env['CONFORMANCE_APPS'] = JSON.stringify(apps)
  return async () => {
    child.stdin.end()
    await ended
  }
}
