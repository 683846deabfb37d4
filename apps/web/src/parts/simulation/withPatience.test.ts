import { expect, it } from 'vitest'
import { withPatience } from './withPatience.ts'

it('error: what never answers is given up, and told so', async () => {
  let given: AbortSignal | undefined
  const never = (signal: AbortSignal) => {
    given = signal
    return new Promise<never>(() => {})
  }
  await expect(withPatience(never, 5)).rejects.toThrow('No answer within 0.005 s.')
  expect(given?.aborted).toBe(true)
})

it('behavior: what answers in time is the answer', async () => {
  await expect(withPatience(() => Promise.resolve(7))).resolves.toBe(7)
  await expect(withPatience(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine')
})
