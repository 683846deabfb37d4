import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../check.mjs', import.meta.url))

test('error: a name that is no step of the check fails, instead of running nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'untit'], { encoding: 'utf8' })
  expect(stderr).toContain('There is no step untit. The steps: service, types,')
  expect(status).toBe(1)
})
