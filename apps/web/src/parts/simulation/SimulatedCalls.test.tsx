import type { SimulationResult } from '@countersign/simulation'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { SimulatedCalls } from './SimulatedCalls.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const inner: SimulationResult['inner'] = {
  known: true,
  value: {
    path: [],
    operation: 0,
    account: safe,
    to: safe,
    value: 0n,
    data: '0x',
    success: false,
    reason: 'The previous owner in the list is wrong (GS205).',
    calls: [],
  },
}

test('behavior: the reason of a failing call wraps on a narrow page', async () => {
  const { screen } = await renderInAccount(
    <div style={{ width: 260 }}>
      <SimulatedCalls result={{ inner }} context={{ nameOf: () => null }} />
    </div>,
    safe,
    seedAccount,
  )
  const list = screen.getByRole('list', { name: 'Inner calls' })
  await expect.element(list).toHaveTextContent(/Fails\s*The previous owner in the list is wrong/)
  const { scrollWidth, clientWidth } = list.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
