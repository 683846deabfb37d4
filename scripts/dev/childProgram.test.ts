import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bundleProgram } from '../start/bundleProgram.mjs'
import { startChildProgram } from './childProgram.ts'

let echo = ''
beforeAll(async () => {
  echo = await bundleProgram('scripts/dev/testing/echoProgram.ts')
})

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function run(input: unknown) {
  const lines: string[] = []
  const child = startChildProgram({
    name: 'echo',
    file: echo,
    input: Promise.resolve(input),
    write: (line) => lines.push(line),
  })
  onTestFinished(() => child.stop())
  return { child, lines }
}

test('behavior: a program gets its input, says when it serves, and closes when it is told to stop', async () => {
  const { child, lines } = run('one')
  await child.ready
  await child.stop()
  expect(await child.ended).toBe('ended with code 0')
  expect(lines).toEqual(['echo    │ input one', 'echo    │ closed'])
  expect(isAlive(child.pid)).toBe(false)
})

test('behavior: Ctrl-C in the terminal reaches the program too, which leaves the end to its parent', async () => {
  const { child } = run('one')
  await child.ready
  process.kill(child.pid, 'SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isAlive(child.pid)).toBe(true)
})

test('error: a program that fails while it starts is reported with its message', async () => {
  const { child, lines } = run('fail')
  await expect(child.ready).rejects.toThrow('The echo ended with code 1 before it was ready.')
  expect(lines).toEqual(['echo    │ told to fail'])
})

test('behavior: a killed parent leaves no program behind', async () => {
  const file = await bundleProgram('scripts/dev/testing/parentProgram.ts')
  const parent = spawn(process.execPath, [file, echo], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 })
})
