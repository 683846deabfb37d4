import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRepository } from '../docs/Repository.ts'
import { findWrittenErrors } from './findWrittenErrors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Tests, and models of the service for its tests, have errors for programmers. */
const EXEMPT = /\.test\.ts$|\/(?:testing|proof)\//

test('behavior: the errors of service and launcher take their texts from catalogues', () => {
  const paths = readRepository(root).files.filter(
    (path) => /^(?:apps\/service\/src|scripts\/(?:start|dev))\/.*\.ts$/.test(path) && !EXEMPT.test(path),
  )
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.flatMap((path) => findWrittenErrors(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each([
  ["new ServiceError('chain/unknown', () => `There is no chain ${id}.`)", 'There is no chain '],
  ["new LaunchError(isTaken ? 'This port is taken.' : messages.other)", 'This port is taken.'],
  ["new StartError({ code: 'port/taken', message: 'This port is taken.' })", 'This port is taken.'],
])('error: %s is found', (source, text) => {
  expect(findWrittenErrors('a.ts', source)).toEqual([expect.stringContaining(`"${text}"`)])
})

test.each([
  "new ServiceError('relay/spent', () => messages.spent({ count: 2 }), { message: `Relay limit reached for ${account}` })",
  "new RangeError('This value is too large.')",
  "new StartError({ code: 'port/taken', message: messages.taken })",
])('behavior: %s is in order', (source) => {
  expect(findWrittenErrors('a.ts', source)).toEqual([])
})
