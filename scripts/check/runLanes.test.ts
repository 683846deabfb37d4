import { expect, it } from 'vitest'
import { runLanes } from './runLanes.mjs'

type Step = { readonly name: string; readonly length: number; readonly mayMove?: boolean }

/** When each step began, and in which lane, by a clock that only the steps move. */
async function ran(lanes: readonly (readonly Step[])[]): Promise<string[]> {
  const begun: string[] = []
  let now = 0
  const sleeping: { readonly until: number; readonly wake: () => void }[] = []
  const all = runLanes(lanes, ({ name, length }, place) => {
    begun.push(`${name} in ${place} at ${now}`)
    return new Promise<void>((wake) => sleeping.push({ until: now + length, wake }))
  })
  while (sleeping.length > 0) {
    const [next] = sleeping.toSorted((one, other) => one.until - other.until)
    if (!next) break
    sleeping.splice(sleeping.indexOf(next), 1)
    now = next.until
    next.wake()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await all
  return begun
}

const moving = (name: string, length: number): Step => ({ name, length, mayMove: true })

it('behavior: a lane runs its steps in their order, and one that has ended takes the last that waits and may move', async () => {
  const lanes = [
    [{ name: 'long', length: 2 }],
    [moving('a', 1), moving('b', 3), moving('c', 3), { name: 'd', length: 1 }],
  ]
  expect(await ran(lanes)).toEqual(['long in 0 at 0', 'a in 1 at 0', 'b in 1 at 1', 'c in 0 at 2', 'd in 1 at 4'])
})

it('behavior: a step that needs an earlier one of its lane waits for it', async () => {
  const lanes = [
    [{ name: 'short', length: 1 }],
    [
      { name: 'build', length: 5 },
      { name: 'pack', length: 1 },
    ],
  ]
  expect(await ran(lanes)).toEqual(['short in 0 at 0', 'build in 1 at 0', 'pack in 1 at 5'])
})

it('behavior: every step runs once, and its result is returned', async () => {
  const lanes = [[moving('a', 1), moving('b', 1)], [], [moving('c', 1)]]
  const names = await runLanes(lanes, async ({ name }) => name)
  expect(names.toSorted()).toEqual(['a', 'b', 'c'])
})

it('error: a step that throws ends the run', async () => {
  const failing = runLanes([[moving('a', 1)], [moving('b', 1)]], async ({ name }) => {
    if (name === 'b') throw new Error('b failed')
  })
  await expect(failing).rejects.toThrow('b failed')
})
