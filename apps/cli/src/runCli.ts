import manifest from '../package.json' with { type: 'json' }
import { cliMessages } from './cliMessages.ts'
import { CliError } from './output/CliError.ts'
import { EXIT, type CliIo } from './output/CliIo.ts'
import { plainIo } from './output/plainIo.ts'

type Run = (args: readonly string[], io: CliIo) => Promise<number>
type Command = { readonly load: () => Promise<Run>; readonly usage: string }

/** Each loads its own code: the service and the local chains are most of this program, and `hash` needs neither. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['hash', { load: async () => (await import('./commands/runHash.ts')).runHash, usage: cliMessages.hashUsage }],
  [
    'operate',
    { load: async () => (await import('./commands/runOperate.ts')).runOperate, usage: cliMessages.operateHelp },
  ],
  ['probe', { load: async () => (await import('./commands/runProbe.ts')).runProbe, usage: cliMessages.probeUsage }],
  ['serve', { load: async () => (await import('./commands/runServe.ts')).runServe, usage: cliMessages.serveUsage }],
  ['verify', { load: async () => (await import('./commands/runVerify.ts')).runVerify, usage: cliMessages.verifyUsage }],
  [
    'verify-journal',
    {
      load: async () => (await import('./commands/runVerifyJournal.ts')).runVerifyJournal,
      usage: cliMessages.journalUsage,
    },
  ],
])
const DEMO: Command = { load: async () => (await import('./commands/runDemo.ts')).runDemo, usage: cliMessages.usage }

/**
 * Runs one command of the command line.
 *
 * @param args the words after the program's name
 * @returns the exit code
 */
export async function runCli(args: readonly string[], output: CliIo): Promise<number> {
  const io = plainIo(output)
  const [name = ''] = args
  if (name === '--version' || name === '-v') return said(io, `${manifest.version}\n`)
  if (name === 'help') return said(io, cliMessages.usage)
  const isNamed = name !== '' && !name.startsWith('-')
  const command = isNamed ? COMMANDS.get(name) : DEMO
  if (command === undefined) {
    io.complain(`${cliMessages.noCommand({ name })}\n`)
    return EXIT.failed
  }
  const rest = isNamed ? args.slice(1) : args
  if (rest.includes('--help') || rest.includes('-h')) return said(io, command.usage)
  try {
    const run = await command.load()
    return await run(rest, io)
  } catch (error) {
    io.complain(`${reasonOf(error)}\n`)
    if ((error instanceof CliError && error.cause === undefined) || isOfArguments(error))
      io.complain(`\n${command.usage}`)
    return EXIT.failed
  }
}

const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** For an unknown option, Node also explains how to pass a file with such a name. This hides the mistake, so it is left out. */
const reasonOf = (error: unknown): string =>
  isOfArguments(error)
    ? error.message.replace(/ To specify a positional argument.*$/s, '')
    : error instanceof Error
      ? error.message
      : String(error)

function said(io: CliIo, text: string): number {
  io.write(text)
  return EXIT.ok
}
