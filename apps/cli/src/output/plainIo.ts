import { plainLines } from '@countersign/safe/exchange'
import type { CliOutput } from './CliIo.ts'

/**
 * The same places, where no text of a node, a service or a file controls the terminal: apart from line ends, its control
 * characters and direction marks are written as their numbers.
 */
export const plainIo = <Io extends CliOutput>(io: Io): Io => ({
  ...io,
  write: (text) => io.write(plainLines(text)),
  complain: (text) => io.complain(plainLines(text)),
})
