import { expect, test } from 'vitest'
import { contractNews } from './contractNews.ts'

test('behavior: lists only the changes between both versions', () => {
  expect(contractNews('1.3.0', '1.4.1')).toEqual([expect.stringMatching(/^Since 1\.4\.1, /)])
  expect(contractNews('1.4.1+L2', '1.5.0')).toEqual(['Since 1.5.0, a guard can also check transactions of modules.'])
  expect(contractNews('1.0.0', '1.5.0')).toHaveLength(3)
  expect(contractNews('1.5.0', '1.5.0')).toEqual([])
})

test('error: text that is not a version gives no changes', () => {
  expect(contractNews('newest', '1.5.0')).toEqual([])
})
