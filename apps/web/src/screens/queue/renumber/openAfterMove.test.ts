import { expect, test } from 'vitest'
import { openAfterMove } from './openAfterMove.ts'

const moved = (from: bigint, to: bigint, signatures = 1) => ({ from, to, signatures })

test('security: only old numbers that nothing took stay open, also when it was stopped half way', () => {
  expect(openAfterMove([moved(7n, 6n), moved(8n, 7n)])).toEqual([moved(8n, 7n)])
  expect(openAfterMove([moved(7n, 6n)])).toEqual([moved(7n, 6n)])
  expect(openAfterMove([moved(7n, 6n, 0)])).toEqual([])
})
