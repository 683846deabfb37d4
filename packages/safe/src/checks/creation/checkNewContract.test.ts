import { describe, expect, test } from 'vitest'
import { checkNewContract, type NewContract } from './checkNewContract.ts'

const found = (contract: Partial<NewContract>, isL2: boolean | null) =>
  checkNewContract({ version: '1.4.1', isL2: true, ...contract }, { isL2 }).map(({ verdict, field }) => [
    verdict,
    field,
  ])

describe('checkNewContract', () => {
  test('behavior: the advised version and a newer one, with events on a layer 2, give no finding', () => {
    for (const version of ['1.4.1', '1.5.0'])
      for (const isL2 of [true, false, null]) expect(found({ version }, isL2)).toEqual([])
    expect(found({ isL2: false }, false)).toEqual([])
  })

  test('security: an older version is a caution', () => {
    expect(found({ version: '1.3.0' }, true)).toEqual([['caution', 'version']])
  })

  test('security: the contract without events is a caution on a layer 2, and where only the service denies that it is one', () => {
    expect(found({ isL2: false }, true)).toEqual([['caution', 'singleton']])
    expect(found({ isL2: false }, null)).toEqual([['caution', 'singleton']])
  })
})
