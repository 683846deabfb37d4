import manifest from '../package.json' with { type: 'json' }
import { cliMessages } from './cliMessages.ts'
import { runHash } from './commands/runHash.ts'
import { runProbe } from './commands/runProbe.ts'
import { runServe } from './commands/runServe.ts'
import { runVerifyJournal } from './commands/runVerifyJournal.ts'
import { CliError } from './output/CliError.ts'
import { EXIT, type CliIo } from './output/CliIo.ts'

type Command = { readonly run: (args: readonly string[], io: CliIo) => Promise<number>; readonly usage: string }

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['hash', { run: runHash, usage: cliMessages.hashUsage }],
  ['probe', { run: runProbe, usage: cliMessages.probeUsage }],
  ['serve', { run: runServe, usage: cliMessages.serveUsage }],
  ['verify-journal', { run: runVerifyJournal, usage: cliMessages.journalUsage }],
])

/**
 * Runs one command of the command line.
 *
 * @param args the words after the program's name
 * @returns the exit code
 */
export async function runCli(args: readonly string[], io: CliIo): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-v') return said(io, `${manifest.version}\n`)
  if (name === '--help' || name === '-h' || name === 'help') return said(io, cliMessages.usage)
  const command = COMMANDS.get(name ?? '')
  if (command === undefined) {
    io.complain(name === undefined ? cliMessages.usage : `${cliMessages.noCommand({ name })}\n`)
    return EXIT.failed
  }
  if (rest.includes('--help') || rest.includes('-h')) return said(io, command.usage)
  try {
    return await command.run(rest, io)
  } catch (error) {
    io.complain(`${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof CliError && error.cause === undefined) io.complain(`\n${command.usage}`)
    return EXIT.failed
  }
}

function said(io: CliIo, text: string): number {
  io.write(text)
  return EXIT.ok
}
