import { expect, test } from 'vitest'
import { transactionStatus } from './transactionStatus.ts'

test.each([
  ['success', 4n, 5n, 0, 'SUCCESS'],
  ['failure', 4n, 5n, 2, 'FAILED'],
  [null, 4n, 5n, 2, 'CANCELLED'],
  [null, 4n, 4n, 1, 'AWAITING_CONFIRMATIONS'],
  [null, 4n, 4n, 2, 'AWAITING_EXECUTION'],
  [null, 9n, 4n, 3, 'AWAITING_EXECUTION'],
] as const)(
  'behavior: execution %s, nonce %s at account nonce %s, %s of 2 confirmations: %s',
  (execution, nonce, safeNonce, confirmations, status) => {
    expect(transactionStatus({ execution, nonce, safeNonce, confirmations, threshold: 2 })).toBe(status)
  },
)
