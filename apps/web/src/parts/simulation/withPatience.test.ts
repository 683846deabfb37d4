import { expect, it } from 'vitest'
import { withPatience } from './withPatience.ts'

it('error: a task that never answers is aborted with an error', async () => {
  let given: AbortSignal | undefined
  const never = (signal: AbortSignal) => {
    given = signal
    return new Promise<never>(() => {})
  }
  await expect(withPatience(never, 5)).rejects.toThrow('No answer within 0.005 s.')
  expect(given?.aborted).toBe(true)
})

it('behavior: an answer in time is returned', async () => {
  await expect(withPatience(() => Promise.resolve(7))).resolves.toBe(7)
  await expect(withPatience(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine')
})
