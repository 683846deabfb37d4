import { cliMessages } from '../cliMessages.ts'
import type { CliIo } from '../output/CliIo.ts'

/**
 * The passphrase of the links of a command: the given one, that of the environment, or one that is asked for once.
 *
 * @param given an argument, which the list of processes shows to every program of the machine
 */
export function createPassphraseReader(given: string | undefined, io: CliIo): () => Promise<string> {
  let answer: Promise<string> | undefined
  if (given !== undefined) io.complain(`${cliMessages.passphraseVisible}\n`)
  return () =>
    (answer ??= Promise.resolve(
      given ?? process.env['COUNTERSIGN_PASSPHRASE'] ?? io.readSecret(cliMessages.passphraseQuestion),
    ))
}
