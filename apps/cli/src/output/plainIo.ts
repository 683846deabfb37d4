import { oneLine } from '@countersign/safe/exchange'
import type { CliIo } from './CliIo.ts'

/**
 * The same places, where no text of a node, a service or a file controls the terminal: apart from line ends, its control
 * characters and direction marks are written as their numbers.
 */
export const plainIo = (io: CliIo): CliIo => ({
  ...io,
  write: (text) => io.write(plain(text)),
  complain: (text) => io.complain(plain(text)),
})

const plain = (text: string): string => text.split('\n').map(oneLine).join('\n')
