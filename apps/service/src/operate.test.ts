import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from '../../../scripts/start/bundleProgram.mjs'

const TOKEN = 'x'.repeat(40)

async function operate(args: readonly string[], token: string): Promise<{ code: number; said: string }> {
  const program = await bundleProgram('apps/service/src/operate.ts')
  const env = { ...process.env, ADMIN_TOKEN: token }
  const run = promisify(execFile)(process.execPath, [program, ...args], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}

test('error: a missing key, a silent service, wrong arguments and a refusal are each said in a sentence', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404).end(JSON.stringify({ message: 'Not found', detail: 'Chain 999 is not configured here.' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await operate(['faults'], '')).toEqual({ code: 2, said: expect.stringMatching(/^Set ADMIN_TOKEN to .+\n$/) })
  expect(await operate(['fault'], TOKEN)).toEqual({ code: 2, said: expect.stringContaining('faults  ') })
  expect(await operate(['--service', 'http://127.0.0.1:1', 'faults'], TOKEN)).toEqual({
    code: 1,
    said: expect.stringMatching(/^No service answers at http:\/\/127\.0\.0\.1:1: .+--service\.\n$/),
  })
  expect(await operate(['--service', url, 'faults'], TOKEN)).toEqual({
    code: 1,
    said: 'The service answered 404: Chain 999 is not configured here.\n',
  })
})
