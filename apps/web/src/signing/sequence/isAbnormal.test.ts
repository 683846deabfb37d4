import { describe, expect, it } from 'vitest'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { isAbnormal } from './isAbnormal.ts'
import { ReviewError } from './ReviewError.ts'

describe('isAbnormal', () => {
  it('behavior: an answer that the page cannot explain stops signing; a refused request does not', () => {
    expect(isAbnormal(new ReviewError('wrong-signer', 'another'), 'signing')).toBe(true)
    expect(isAbnormal(new ReviewError('hash-differs', 'another'), 'signing')).toBe(true)
    expect(isAbnormal(new WalletError('failed'), 'signing')).toBe(true)
    expect(isAbnormal(new WalletError('rejected'), 'signing')).toBe(false)
    expect(isAbnormal(new WalletError('disconnected'), 'signing')).toBe(false)
    expect(isAbnormal(new ReviewError('blocked', 'a check'), 'signing')).toBe(false)
  })

  it('behavior: an execution stops when other data would be sent, not when the wallet fails', () => {
    expect(isAbnormal(new ReviewError('hash-differs', 'another'), 'executing')).toBe(true)
    expect(isAbnormal(new WalletError('failed'), 'executing')).toBe(false)
  })
})
