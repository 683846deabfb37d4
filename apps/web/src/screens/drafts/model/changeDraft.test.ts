import { expect, test } from 'vitest'
import type { SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { paymentOf } from '../../../data/drafts/PaymentFields.ts'
import { copyOfDraft, firstUnfinished, templateOf, withCallMoved, withoutCall } from './changeDraft.ts'

const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const transfer =
  `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${2_500_000n.toString(16).padStart(64, '0')}` as const
const draft: SavedDraft = {
  version: 1,
  id: 'one',
  chainId: '1',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  kind: 'draft',
  name: 'Payroll',
  note: '',
  changedAt: 0,
  removedModules: [token],
  calls: [
    { id: 'a', call: { to, value: 10n ** 18n, data: '0x' }, typed: [] },
    { id: 'b', call: { to: token, value: 0n, data: transfer }, typed: [] },
    { id: 'c', call: { to: token, value: 0n, data: '0x12345678' }, typed: [] },
  ],
}
const ids = ({ calls }: SavedDraft) => calls.map(({ id }) => id).join('')
const decimalsOf = (address: string) => (address === token ? 6 : /^0x0+$/.test(address) ? 18 : null)

test('behavior: calls are moved within the list, and a changed draft is no longer planned again as a whole', () => {
  expect(ids(withCallMoved(draft, 'c', 0))).toBe('cab')
  expect(ids(withCallMoved(draft, 'a', 99))).toBe('bca')
  expect(withCallMoved(draft, 'c', 0).removedModules).toBeUndefined()
  expect(withoutCall(draft, 'b').removedModules).toBeUndefined()
  expect(ids(withoutCall(draft, 'b'))).toBe('ac')
})

test('behavior: a copy shares no id with its draft', () => {
  const copy = copyOfDraft(draft)
  const all = [draft, copy].flatMap(({ id, calls }) => [id, ...calls.map((call) => call.id)])
  expect(new Set(all).size).toBe(8)
})

test('behavior: payments are read from the bytes; a template without amounts keeps the other calls', () => {
  const payments = draft.calls.map((call) => paymentOf(call, decimalsOf))
  expect(payments.map((payment) => payment && [payment.recipient, payment.amount])).toEqual([
    [to, '1'],
    [to, '2.5'],
    null,
  ])
  const blank = templateOf(draft, payments, { name: 'Monthly', keepsAmounts: false })
  expect(blank.calls.map(({ call }) => call?.data ?? null)).toEqual([null, null, '0x12345678'])
  expect([blank.kind, firstUnfinished(blank), firstUnfinished(draft)]).toEqual(['template', 1, null])
  expect(paymentOf(blank.calls[1] ?? { call: null }, decimalsOf)).toMatchObject({ recipient: to, token, amount: '' })
  const full = templateOf(draft, payments, { name: 'Monthly', keepsAmounts: true })
  expect(full.calls.map(({ call }) => call)).toEqual(draft.calls.map(({ call }) => call))
})

test('error: a token with unknown decimals is no payment whose amount can be written', () => {
  expect(paymentOf({ call: { to: token, value: 0n, data: transfer } }, () => null)).toBeNull()
})
