import { expect, test } from 'vitest'
import { pushObstacle } from './pushObstacle.ts'

const able = {
  hasService: true,
  pushPublicKey: 'BE',
  isSecure: true,
  hasBuild: true,
  hasWorkers: true,
  hasPush: true,
  permission: 'default',
} as const

test.each([
  [{}, null],
  [{ permission: 'granted' }, null],
  [{ hasService: false, isSecure: false }, 'no-service'],
  [{ pushPublicKey: null }, 'service-off'],
  [{ isSecure: false, hasWorkers: false, hasPush: false }, 'not-secure'],
  [{ hasBuild: false }, 'no-build'],
  [{ hasWorkers: false, hasPush: false }, 'no-worker'],
  [{ hasPush: false }, 'no-push'],
  [{ permission: null }, 'no-push'],
  [{ permission: 'denied' }, 'denied'],
] as const)('behavior: with %o the reason is %s', (differs, obstacle) => {
  expect(pushObstacle({ ...able, ...differs })).toBe(obstacle)
})
