import { expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { recommendedOn } from './recommendedOn.ts'

test('security: a service cannot hide on a known network that a contract is outdated', () => {
  expect(recommendedOn(chainFixture({ chainId: '1', recommendedMasterCopyVersion: '1.0.0' }))).toBe('1.4.1')
})

test('behavior: elsewhere the configuration says which version is recommended', () => {
  expect(recommendedOn(chainFixture({ chainId: '31337', recommendedMasterCopyVersion: '1.3.0' }))).toBe('1.3.0')
  expect(recommendedOn(chainFixture({ chainId: '31337', recommendedMasterCopyVersion: null }))).toBeNull()
})
