/** Ends a command with a sentence for the person at the terminal, and exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
