import { expect, it } from 'vitest'
import { propose, safeState, treasury } from '../../../testing/proposalFixture.ts'
import { changesOfDetails } from './changeRows.ts'

const nonceOf = async (current: number | null, status?: 'SUCCESS') => {
  const { details } = await propose({ to: treasury, nonce: 7n })
  const safe = current === null ? undefined : safeState({ nonce: current })
  const about = { details: { ...details, ...(status ? { txStatus: status } : {}) }, nodes: [], flows: [] }
  const rows = changesOfDetails({ ...about, balances: undefined, safe })
  return rows.flatMap(({ label, before, after }) => (label === 'Nonce' ? [before, after] : []))
}

it('behavior: the nonce before is the account’s current one; after execution it is that of the transaction plus one', async () => {
  expect(await nonceOf(5)).toEqual(['5', '8'])
  expect(await nonceOf(7)).toEqual(['7', '8'])
})

it('behavior: a finished transaction shows its own nonce', async () => {
  expect(await nonceOf(12, 'SUCCESS')).toEqual(['7', '8'])
})
