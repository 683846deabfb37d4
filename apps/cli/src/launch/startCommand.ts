/** Set by `npm start` and `npm run dev`, so that a sentence names the command that was typed. */
const typed = (): string => process.env['COUNTERSIGN_COMMAND'] || 'npx countersign'

/**
 * What to type next, in a sentence about what went wrong.
 *
 * @param options of the program, as in `--reset`; npm needs `--` before them
 */
export const startCommand = (options = ''): string => {
  const command = typed()
  if (options === '') return command
  return `${command}${command.startsWith('npm ') ? ' --' : ''} ${options}`
}
