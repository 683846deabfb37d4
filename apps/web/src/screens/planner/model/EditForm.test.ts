import { expect, test } from 'vitest'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { formOf, ownerRow, targetOfForm, toggled } from './EditForm.ts'

const [a, b]: Address[] = ['a1', 'b2'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!a || !b) throw new TypeError('two addresses')
const target = { owners: [a, b], threshold: 2, modules: 'keep', fallbackHandler: null, version: 'keep' } as const
const form = formOf(target, ['dev1:0x1'])

test('behavior: a form that nothing was changed in gives the same target', () => {
  expect(targetOfForm(form)).toEqual(target)
})

test('error: the first problem of a form is said in words', () => {
  const problemOf = (change: Partial<typeof form>) => targetOfForm({ ...form, ...change })
  expect(problemOf({ accounts: [] })).toEqual({ problem: 'Choose at least one account.' })
  expect(problemOf({ owners: [...form.owners, ownerRow()] })).toEqual({ problem: 'Owner 3 has no address yet.' })
  expect(problemOf({ owners: [ownerRow(a), ownerRow(a)] })).toMatchObject({ problem: expect.stringContaining('twice') })
  expect(problemOf({ owners: [ownerRow(ZERO_ADDRESS)] })).toMatchObject({ problem: expect.stringContaining('no key') })
  expect(problemOf({ owners: [ownerRow(a)] })).toMatchObject({ problem: expect.stringContaining('threshold is 2') })
})

test('behavior: an address is in a list once, in any spelling', () => {
  const upper: Address = `0x${a.slice(2).toUpperCase()}`
  expect(toggled([a], upper, true)).toEqual([upper])
  expect(toggled([a, b], upper, false)).toEqual([b])
})
