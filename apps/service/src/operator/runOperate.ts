import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { runBackupCommand } from '../backup/runBackupCommand.ts'
import { operatorMessages } from '../errors/operatorMessages.ts'

const DEFAULT_SERVICE = 'http://127.0.0.1:4180'
/** The maximum number of characters that are printed of an answer that is not the service's. */
const MOST_TEXT = 300

/** @param program how the commands are called here */
const operateUsage = (program: string): string => `ADMIN_TOKEN=… ${program} [--service ${DEFAULT_SERVICE}] <command>

  faults                        records of the journal that were set aside
  rotate-session-key            sign sessions with a new key; earlier ones stay valid
  end-sessions                  sign sessions with a new key, and end all earlier ones
  webhooks                      webhooks of owners, with waiting and failed deliveries
  deliveries <webhook>          the last deliveries of a webhook
  repeat <webhook> <delivery>   send an event again
  remove <webhook>              delete a webhook
  operator-webhooks             webhooks of the configuration, with the last event of each
  resend <webhook> <event>      send an event to one of them again, for example one that the log says was dropped
  bans                          accounts that were banned at run time
  ban <address>                 refuse every request about an account, on every chain
  unban <address>               end such a ban
  drop <chain id> <address>     remove an account from the index; the journal keeps its part
  reindex <chain id> <address>  read an account again from its creation on

${program} <command>, on the files of this machine, without a key:

  backup <data directory> <folder>                 add to a backup what the journal has since the last one; the service may run
  backup <folder>                                  the same of PostgreSQL, with DATABASE_URL=postgres://… of the service
  restore <folder> <data directory> [<point>]      into an empty folder; up to a record (17) or a time (2026-11-27T03:00:00Z)
    [--archive <folder>]…                            where segments of the backup were moved
`

type Request = { readonly method: 'GET' | 'POST' | 'DELETE'; readonly path: string }
type Command = { readonly takes: readonly string[]; readonly request: (...words: string[]) => Request }

const get = (path: string): Request => ({ method: 'GET', path })
const post = (path: string): Request => ({ method: 'POST', path })
const remove = (path: string): Request => ({ method: 'DELETE', path })
const [WEBHOOK, DELIVERY, EVENT, CHAIN, ADDRESS] = ['webhook', 'delivery', 'event', 'chain id', 'address']

const COMMANDS: Readonly<Record<string, Command>> = {
  faults: { takes: [], request: () => get('journal-faults') },
  'rotate-session-key': { takes: [], request: () => post('session-key') },
  'end-sessions': { takes: [], request: () => post('session-key?endSessions=1') },
  webhooks: { takes: [], request: () => get('webhooks') },
  deliveries: { takes: [WEBHOOK], request: (webhook) => get(`webhooks/${webhook}/deliveries`) },
  repeat: {
    takes: [WEBHOOK, DELIVERY],
    request: (webhook, delivery) => post(`webhooks/${webhook}/deliveries/${delivery}`),
  },
  remove: { takes: [WEBHOOK], request: (webhook) => remove(`webhooks/${webhook}`) },
  'operator-webhooks': { takes: [], request: () => get('operator-webhooks') },
  resend: {
    takes: [WEBHOOK, EVENT],
    request: (webhook, event) => post(`operator-webhooks/${webhook}/events/${event}`),
  },
  bans: { takes: [], request: () => get('bans') },
  ban: { takes: [ADDRESS], request: (address) => post(`bans/${address}`) },
  unban: { takes: [ADDRESS], request: (address) => remove(`bans/${address}`) },
  drop: { takes: [CHAIN, ADDRESS], request: (chainId, address) => remove(`accounts/${chainId}/${address}`) },
  reindex: { takes: [CHAIN, ADDRESS], request: (chainId, address) => post(`accounts/${chainId}/${address}/index`) },
}

/** Wrong arguments, or no key. */
export class UsageError extends Error {}

/** @throws {UsageError} */
function requestOf([name, ...words]: readonly string[], usageText: string): Request {
  if (name === undefined) throw new UsageError(usageText)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command?.takes.length === words.length) return command.request(...words.map(encodeURIComponent))
  const takes = command?.takes ?? (Object.hasOwn(BACKUP_TAKES, name) ? BACKUP_TAKES[name] : undefined)
  if (takes === undefined) throw new UsageError(`${operatorMessages.noCommand({ name })}\n\n${usageText}`)
  const usage = [name, ...takes.map((word) => (/^[[(]/.test(word) ? word : `<${word}>`))].join(' ')
  throw new UsageError(operatorMessages.wrongArguments({ usage, given: [name, ...words].join(' ') }))
}

const BACKUP_TAKES: Readonly<Record<string, readonly string[]>> = {
  backup: ['data directory', 'folder', '(or with DATABASE_URL: backup <folder>)'],
  restore: ['folder', 'data directory', '[<point>]'],
}

/** A service may have a path in front, when a proxy serves it below one. @throws {UsageError} */
function adminUrl(service: string, path: string): URL {
  const base = URL.canParse(service) ? new URL(service) : null
  if (base === null || !/^https?:$/.test(base.protocol))
    throw new UsageError(operatorMessages.wrongService({ service, example: DEFAULT_SERVICE }))
  return new URL(`admin/${path}`, base.href.replace(/\/*$/, '/'))
}

/** @throws {Error} with a sentence when no service answers */
async function send({ method, path }: Request, service: string, token: string): Promise<Response> {
  const url = adminUrl(service, path)
  try {
    return await fetch(url, { method, headers: { authorization: `Bearer ${token}` } })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(operatorMessages.adminSilent({ service, reason }), { cause: error })
  }
}

const Problem = z.object({ message: z.optional(z.string()), detail: z.optional(z.string()) })

/** What the service says, without the fields around it. */
function refusalOf(status: number, text: string): string {
  const { message, detail } = z.safeParse(Problem, parseJson(text)).data ?? {}
  if (status === 401) return operatorMessages.adminKeyWrong
  // A route that exists says in `detail` what it did not find.
  if (status === 404 && detail === undefined) return operatorMessages.adminAbsent
  return operatorMessages.adminRefused({ status, text: detail ?? message ?? text.slice(0, MOST_TEXT) })
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields with a time: `at`, `bannedAt`, `nextAt`. The service has epoch milliseconds. */
const withTimes = (key: string, value: unknown): unknown =>
  /^at$|At$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value

/** @throws {UsageError} for unknown options */
function readArguments(args: readonly string[], usageText: string) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        service: { type: 'string', default: DEFAULT_SERVICE },
        archive: { type: 'string', multiple: true },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usageText}`)
  }
}

export type OperateOptions = {
  /** The `adminToken` of the service. */
  readonly token: string | undefined
  /** The database of the service, for a backup of PostgreSQL. */
  readonly databaseUrl?: string | undefined
  /** How this program is called. */
  readonly program: string
}

/**
 * Runs a command of the operator: against a running service with its `adminToken`, or on the files of this machine and the database.
 * @returns what to print
 * @throws {UsageError} for wrong arguments; other errors when the service refuses or does not answer. Each message is for the operator.
 */
export async function runOperate(
  args: readonly string[],
  { token, databaseUrl, program }: OperateOptions,
): Promise<string> {
  const usageText = operateUsage(program)
  const { values, positionals } = readArguments(args, usageText)
  const done = await runBackupCommand(positionals, { archives: values.archive, databaseUrl })
  if (done !== null) return done
  const request = requestOf(positionals, usageText)
  if (!token) throw new UsageError(operatorMessages.noAdminToken)
  const answer = await send(request, values.service, token)
  const text = await answer.text()
  if (!answer.ok) throw new Error(refusalOf(answer.status, text))
  const found = parseJson(text)
  if (found === undefined) throw new Error(operatorMessages.notService({ service: values.service }))
  return JSON.stringify(found, withTimes, 2)
}
