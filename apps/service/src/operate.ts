import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { runBackupCommand } from './backup/runBackupCommand.ts'
import { readEnvironment } from './config/readEnvironment.ts'
import { operatorMessages } from './errors/operatorMessages.ts'

const DEFAULT_SERVICE = 'http://127.0.0.1:4180'

const USAGE = `ADMIN_TOKEN=… npm run operate -- [--service ${DEFAULT_SERVICE}] <command>

  faults                        records of the journal that were set aside
  rotate-session-key            sign sessions with a new key; earlier ones stay valid
  end-sessions                  sign sessions with a new key, and end all earlier ones
  webhooks                      webhooks of owners, with waiting and failed deliveries
  deliveries <webhook>          the last deliveries of a webhook
  repeat <webhook> <delivery>   send an event again
  remove <webhook>              delete a webhook
  bans                          accounts that were banned at run time
  ban <address>                 refuse every request about an account, on every chain
  unban <address>               end such a ban
  drop <chain id> <address>     remove an account from the index; the journal keeps its part
  reindex <chain id> <address>  read an account again from its creation on

npm run operate -- <command>, on the machine of the embedded database, without a key:

  backup <data directory> <folder>                 add to a backup what the journal has since the last one; the service may run
  restore <folder> <data directory> [<point>]      into an empty folder; up to a record (17) or a time (2026-11-27T03:00:00Z)
`

type Request = { readonly method: 'GET' | 'POST' | 'DELETE'; readonly path: string }

/** Null for wrong arguments. */
function requestOf([command, ...rest]: readonly string[]): Request | null {
  const words = rest.map(encodeURIComponent)
  const [webhook, delivery] = words
  const call = `${command}/${words.length}`
  if (call === 'faults/0') return { method: 'GET', path: 'journal-faults' }
  if (call === 'rotate-session-key/0') return { method: 'POST', path: 'session-key' }
  if (call === 'end-sessions/0') return { method: 'POST', path: 'session-key?endSessions=1' }
  if (call === 'webhooks/0') return { method: 'GET', path: 'webhooks' }
  if (call === 'deliveries/1') return { method: 'GET', path: `webhooks/${webhook}/deliveries` }
  if (call === 'repeat/2') return { method: 'POST', path: `webhooks/${webhook}/deliveries/${delivery}` }
  if (call === 'remove/1') return { method: 'DELETE', path: `webhooks/${webhook}` }
  if (call === 'bans/0') return { method: 'GET', path: 'bans' }
  if (call === 'ban/1') return { method: 'POST', path: `bans/${words[0]}` }
  if (call === 'unban/1') return { method: 'DELETE', path: `bans/${words[0]}` }
  if (call === 'drop/2') return { method: 'DELETE', path: `accounts/${words[0]}/${words[1]}` }
  if (call === 'reindex/2') return { method: 'POST', path: `accounts/${words[0]}/${words[1]}/index` }
  return null
}

/** @throws {Error} with a sentence when no service answers */
async function send({ method, path }: Request, service: string, token: string): Promise<Response> {
  try {
    return await fetch(new URL(`/admin/${path}`, service), { method, headers: { authorization: `Bearer ${token}` } })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(operatorMessages.adminSilent({ service, reason }), { cause: error })
  }
}

const Problem = z.union([
  z.pipe(
    z.object({ detail: z.string() }),
    z.transform(({ detail }) => detail),
  ),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
])

/** What the service says, without the fields around it. */
function sentenceOf(text: string): string {
  try {
    return z.parse(Problem, JSON.parse(text))
  } catch {
    return text
  }
}

/** Exit code 0: done; 1: the service refused or does not answer; 2: wrong arguments. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { service: { type: 'string', default: DEFAULT_SERVICE } },
    allowPositionals: true,
  })
  const done = await runBackupCommand(positionals)
  if (done !== null) {
    process.stdout.write(`${done}\n`)
    return
  }
  const request = requestOf(positionals)
  const { ADMIN_TOKEN: token } = readEnvironment()
  if (request === null || !token) {
    process.stderr.write(request === null ? USAGE : `${operatorMessages.noAdminToken}\n`)
    process.exitCode = 2
    return
  }
  const answer = await send(request, values.service, token)
  const text = await answer.text()
  if (answer.ok) {
    process.stdout.write(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
    return
  }
  process.stderr.write(`${operatorMessages.adminRefused({ status: answer.status, text: sentenceOf(text) })}\n`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
