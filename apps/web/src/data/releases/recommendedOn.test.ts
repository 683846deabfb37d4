import { expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { recommendedOn } from './recommendedOn.ts'

test('security: on a known network a service cannot hide that a contract is outdated', () => {
  expect(recommendedOn(chainFixture({ chainId: '1', recommendedMasterCopyVersion: '1.0.0' }))).toBe('1.4.1')
})

test('behavior: on other networks the configuration names the recommended version', () => {
  expect(recommendedOn(chainFixture({ chainId: '31337', recommendedMasterCopyVersion: '1.3.0' }))).toBe('1.3.0')
  expect(recommendedOn(chainFixture({ chainId: '31337', recommendedMasterCopyVersion: null }))).toBeNull()
})
