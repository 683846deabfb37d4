import { startChildProgram } from '../childProgram.ts'

/** Starts the program whose bundle is named, and prints its process id. */
const child = startChildProgram({
  name: 'child',
  file: process.argv[2] ?? '',
  input: Promise.resolve('x'),
  write: () => {},
})
await child.ready
console.log(child.pid)
