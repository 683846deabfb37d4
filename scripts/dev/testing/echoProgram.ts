import { untilStopped } from '../untilStopped.ts'

/** Prints its input, and fails where the input says so. */
untilStopped(async (input) => {
  if (input === 'fail') throw new Error('told to fail')
  console.log(`input ${String(input)}`)
  const alive = setInterval(() => {}, 1000)
  return async () => {
    clearInterval(alive)
    console.log('closed')
  }
})
