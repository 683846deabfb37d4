import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { urlOf } from '../testing/portOf.ts'
import { runOperate, UsageError } from './runOperate.ts'

const TOKEN = 'x'.repeat(40)

/** What the program prints, and its exit code. */
const operate = (args: readonly string[], token = TOKEN) =>
  runOperate(args, { token, program: 'operate' }).then(
    (said) => ({ code: 0, said }),
    (error: Error) => ({ code: error instanceof UsageError ? 2 : 1, said: error.message }),
  )

type Answer = { status?: number; body: unknown }

/** A server that gives these answers in turn, and the paths that were asked for. */
async function startServer(...answers: Answer[]) {
  const asked: string[] = []
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    const { status = 200, body } = answers.shift() ?? { body: [] }
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: urlOf(server), asked }
}

test('error: a missing key, a silent service, wrong arguments and a refusal are each said in a sentence', async () => {
  const run = (...args: string[]) => operate(args)
  const usage = (text: RegExp) => ({ code: 2, said: expect.stringMatching(text) })
  expect(await operate(['faults'], '')).toEqual(usage(/^Set ADMIN_TOKEN to .+$/))
  expect(await run('fault')).toEqual(usage(/^"fault" is not a command\.\n[^]+ {2}faults {2}/))
  expect(await run('constructor')).toEqual(usage(/^"constructor" is not a command\./))
  expect(await run('ban')).toEqual(usage(/^Write: ban <address>\. Given: ban$/))
  expect(await run('drop', '1', 'a', 'b')).toEqual(usage(/^Write: drop <chain id> <address>\. Given: drop 1 a b$/))
  expect(await run('restore', 'a')).toEqual(usage(/^Write: restore <folder> <data directory> \[<point>\]\./))
  expect(await run('faults', '--what')).toEqual(usage(/--what[^]+ {2}faults {2}/))
  for (const url of ['127.0.0.1:5', 'ftp://a.example'])
    expect(await run('--service', url, 'faults')).toEqual(usage(/^--service is ".+", which is not an address/))
  expect(await run('--service', 'http://127.0.0.1:1', 'faults')).toEqual({
    code: 1,
    said: expect.stringMatching(/^No service answers at http:\/\/127\.0\.0\.1:1: .+--service\.$/),
  })
  const answers = [
    { status: 404, body: { message: 'Not found', detail: 'Chain 999 is not configured here.' } },
    { status: 404, body: { message: 'Cannot GET /admin/journal-faults' } },
    { status: 401, body: { message: 'Unauthorized' } },
    { body: '<!doctype html>' },
  ]
  const { url } = await startServer(...answers)
  for (const text of [
    /^The service answered 404: Chain 999 is not configured here\.$/,
    /^The service answered 404: .+ Set adminToken in its configuration/,
    /^The service answered 401: ADMIN_TOKEN is not the adminToken/,
    /is not that of a service\. /,
  ])
    expect(await run('--service', url, 'faults')).toEqual({ code: 1, said: expect.stringMatching(text) })
})

test('behavior: times are printed as times, and a service below a path is asked there', async () => {
  const { url, asked } = await startServer({ body: [{ address: '0x12', bannedAt: 0, nextAt: null, attempts: 3 }] })
  const { said } = await operate(['--service', `${url}/below`, 'bans'])
  const bannedAt = '1970-01-01T00:00:00.000Z'
  expect(JSON.parse(said)).toEqual([{ address: '0x12', bannedAt, nextAt: null, attempts: 3 }])
  expect(asked).toEqual(['GET /below/admin/bans'])
})
