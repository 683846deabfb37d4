import { expect, test } from 'vitest'
import { explainInstall } from './explainInstall.mjs'

test('behavior: installation failures say what to do', () => {
  expect(explainInstall('npm error code ENOSPC')).toMatch(/disk is full/)
  expect(explainInstall('npm error code EAI_AGAIN')).toMatch(/Check the network/)
  expect(explainInstall('npm error EACCES mkdir')).toMatch(/permissions/)
  expect(explainInstall('npm error other')).toBe('npm error other')
})
