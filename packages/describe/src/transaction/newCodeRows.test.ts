import { findSafeDeployment } from '@countersign/chains'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { migrationRows, newCodeRow } from './newCodeRows.ts'
import { people } from '../../testing/viewFixture.ts'

const before = { contract: 'Safe 1.3.0', handler: 'none' }
const l2 = findSafeDeployment('1.4.1', 'SafeL2')?.address ?? ZERO_ADDRESS

test('behavior: SafeMigration names the release that it sets, and the fallback handler if it sets one', () => {
  expect(migrationRows({ kind: 'migration', to: { code: 'SafeL2 1.4.1', setsHandler: false } }, before)).toEqual([
    { label: 'Contract', before: 'Safe 1.3.0', after: 'SafeL2 1.4.1', tone: 'caution' },
  ])
  expect(migrationRows({ kind: 'migration', to: { code: 'Safe 1.5.0', setsHandler: true } }, before)).toMatchObject([
    { label: 'Contract' },
    { label: 'Fallback handler', before: 'none', after: 'the one of Safe 1.5.0', tone: 'caution' },
  ])
})

test('security: code that the parameters choose is a danger unless it is published', () => {
  const to = { singleton: people.stranger, handler: people.vault }
  expect(migrationRows({ kind: 'migration', to }, before)).toMatchObject([
    { label: 'Contract', before: 'Safe 1.3.0', after: 'becomes', tone: 'danger', address: people.stranger },
    { label: 'Fallback handler', after: 'becomes', tone: 'caution', address: people.vault },
  ])
  expect(newCodeRow(l2, 'Safe 1.1.1')).toEqual({
    label: 'Contract',
    before: 'Safe 1.1.1',
    after: 'SafeL2 1.4.1',
    tone: 'caution',
    address: l2,
  })
})
