import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { expect, test } from 'vitest'
import { planRenumber, signaturesAgain, type Candidate } from './planRenumber.ts'

const safe: Address = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const [me, ana, ben] = (['1', '2', '3'] as const).map((digit): Address => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
]
const kestrel: Address = `0x${'9'.repeat(40)}`

const row = (nonce: bigint, fields: Partial<Candidate> = {}): Candidate => ({
  hash: `0x${nonce.toString(16).padStart(64, '0')}` satisfies Hex,
  nonce,
  signed: buildTransaction({ to: kestrel, nonce, value: 1n }),
  signedBy: [me],
  mayHaveSigned: fields.signedBy ?? [me],
  authors: [me],
  note: '',
  ...fields,
})

const plan = (waiting: readonly Candidate[], gap = 6n, wallet: Address | null = me) =>
  planRenumber({ waiting, safe, gap, threshold: 2, wallet })

const numbers = ({ moves }: ReturnType<typeof plan>) => moves.map(({ row: { nonce }, to }) => [nonce, to])

test('behavior: the own transactions behind a gap move down in order, over several gaps', () => {
  const planned = plan([row(9n), row(7n), row(5n)])
  expect(numbers(planned)).toEqual([
    [7n, 6n],
    [9n, 7n],
  ])
  expect(planned.stay).toBeNull()
})

test('security: a transaction that enough signatures can execute does not move, and nothing overtakes it', () => {
  const planned = plan([row(7n), row(8n, { signedBy: [me, ana] }), row(9n)])
  expect(numbers(planned)).toEqual([[7n, 6n]])
  expect(planned.stay).toMatchObject({ row: { nonce: 8n }, why: 'executable' })
})

test('security: signatures that the page could not check count as given', () => {
  const planned = plan([row(7n, { signedBy: [me], mayHaveSigned: [me, ana] })])
  expect(planned.moves).toEqual([])
  expect(planned.stay?.why).toBe('executable')
})

test('security: the number that nothing takes is named, because signatures given there stay valid', () => {
  expect(plan([row(7n), row(8n)]).open.map(({ nonce }) => nonce)).toEqual([8n])
  expect(plan([row(8n), row(9n)]).open.map(({ nonce }) => nonce)).toEqual([8n, 9n])
  expect(plan([row(7n, { signedBy: [] })]).open).toEqual([])
})

test.each([
  ['not-yours', row(7n, { authors: [ana] })],
  ['unread', row(7n, { signed: null })],
  ['rejection', row(7n, { signed: buildTransaction({ to: safe, nonce: 7n }) })],
] as const)('behavior: %s keeps its number', (why, waiting) => {
  expect(plan([waiting])).toMatchObject({ moves: [], stay: { why } })
})

test('behavior: of two with one number neither moves, and without a wallet none does', () => {
  expect(plan([row(7n), row(7n, { hash: `0x${'a'.repeat(64)}` })])).toMatchObject({
    moves: [],
    stay: { why: 'conflict' },
  })
  expect(plan([row(7n)], 6n, null)).toMatchObject({ moves: [], stay: { why: 'not-yours' } })
})

test('behavior: the signatures to give again are counted by owner', () => {
  const planned = planRenumber({
    waiting: [row(7n, { signedBy: [me, ana] }), row(8n), row(9n, { signedBy: [me, ben] })],
    safe,
    gap: 6n,
    threshold: 3,
    wallet: me,
  })
  expect(signaturesAgain(planned)).toEqual([
    { owner: me, count: 3 },
    { owner: ana, count: 1 },
    { owner: ben, count: 1 },
  ])
})
