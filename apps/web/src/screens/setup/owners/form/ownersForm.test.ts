import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { askOwners } from './askedOwners.ts'
import { blockReason } from './blockReason.ts'
import { addOwner, dropNewOwner, editNewOwner, keepOwner, removeOwner, replaceOwner } from './editOwners.ts'
import { ownerRows, type OwnerRow } from './ownerRows.ts'
import { countAfter, ownerTarget } from './ownerTarget.ts'
import { EMPTY_FORM, type OwnersForm, type Resolved } from './OwnersForm.ts'
import { scannedAddress } from './scannedAddress.ts'

const account: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const today = [alice, bob, carol]

const lastOf = (form: OwnersForm) => [...form.added, ...form.replaced.map(({ by }) => by)].at(-1)?.id ?? ''
const rowsOf = (form: OwnersForm, resolved: Resolved = {}, now: readonly Address[] = today) =>
  ownerRows(form, now, account, resolved)
const kinds = (rows: readonly OwnerRow[]) => rows.map(({ kind }) => kind)
const problems = (rows: readonly OwnerRow[]) => rows.flatMap((row) => ('problem' in row ? [row.problem] : []))

test('behavior: owners stay in the order of the chain, new ones follow, removed ones come last and are not counted', () => {
  const form = addOwner(removeOwner(replaceOwner(EMPTY_FORM, bob), alice))
  const rows = rowsOf(form)
  expect(kinds(rows)).toEqual(['replaced', 'stays', 'new', 'leaves'])
  expect(countAfter(rows)).toBe(3)
})

test('behavior: an edit can be reverted, and the last one wins', () => {
  const replaced = replaceOwner(removeOwner(EMPTY_FORM, bob), bob)
  expect(kinds(rowsOf(replaced))).toEqual(['stays', 'replaced', 'stays'])
  expect(kinds(rowsOf(removeOwner(replaced, bob)))).toEqual(['stays', 'stays', 'leaves'])
  expect(kinds(rowsOf(keepOwner(replaced, bob)))).toEqual(['stays', 'stays', 'stays'])
  expect(kinds(rowsOf(dropNewOwner(replaced, lastOf(replaced))))).toEqual(['stays', 'stays', 'stays'])
})

test('behavior: the target contains the chosen replacements; incomplete rows give no target', () => {
  const form = replaceOwner(EMPTY_FORM, bob)
  expect(ownerTarget(rowsOf(form), 2)).toBeNull()
  const done = rowsOf(form, { [lastOf(form)]: dave })
  expect(ownerTarget(done, 2)).toEqual({
    owners: [alice, dave, carol],
    threshold: 2,
    replacements: [{ leaves: bob, comes: dave }],
  })
  expect(ownerTarget(done, 4)).toBeNull()
})

test.each([
  ['the zero address', '0x0000000000000000000000000000000000000000', /has no key/],
  ['the sentinel address', '0x0000000000000000000000000000000000000001', /end of its list/],
  ['the account itself', account, /cannot own itself/],
  ['an owner of today', alice, /listed twice/],
  ['a removed owner', carol, /remove here\. Keep/],
] as const)('error: %s is refused at its own field', (_title, address, reason) => {
  const form = addOwner(removeOwner(EMPTY_FORM, carol))
  const rows = rowsOf(form, { [lastOf(form)]: address })
  expect(problems(rows)).toEqual([expect.stringMatching(reason)])
  expect(ownerTarget(rows, 1)).toBeNull()
})

test('error: the second of two equal new owners is refused, and a replacement by the same owner', () => {
  const one = addOwner(EMPTY_FORM)
  const two = addOwner(one)
  expect(problems(rowsOf(two, { [lastOf(one)]: dave, [lastOf(two)]: dave }))).toEqual([
    null,
    expect.stringContaining('listed twice'),
  ])
  const same = replaceOwner(EMPTY_FORM, bob)
  expect(problems(rowsOf(same, { [lastOf(same)]: bob }))).toEqual([expect.stringContaining('Keep that owner')])
})

test('behavior: edits apply to a changed list of owners: a removed owner needs no edit, and a replacement is still added', () => {
  const form = removeOwner(replaceOwner(EMPTY_FORM, bob), carol)
  const rows = rowsOf(form, { [lastOf(form)]: dave }, [alice])
  expect(kinds(rows)).toEqual(['stays', 'new'])
  expect(ownerTarget(rows, 2)?.owners).toEqual([alice, dave])
})

test('behavior: a request of a link is applied once, and an address that is no owner is ignored', () => {
  const now = { owners: today, threshold: 2 }
  const asked = { add: `eth:${dave}`, replace: bob.toLowerCase(), remove: carol }
  const form = askOwners(EMPTY_FORM, asked, now)
  expect(kinds(rowsOf(form))).toEqual(['stays', 'replaced', 'new', 'leaves'])
  expect(askOwners(form, { ...asked, add: dave }, now)).toBe(form)
  expect(askOwners(EMPTY_FORM, { remove: dave, replace: 'nonsense' }, now)).toBe(EMPTY_FORM)
  const wrong = askOwners(EMPTY_FORM, { add: '0x12' }, now)
  expect(wrong.added.map(({ text }) => text)).toEqual(['0x12'])
})

test('behavior: the reason against a review is one sentence', () => {
  const chain = { source: 'chain' } as const
  const ready = { setup: chain, rows: rowsOf(EMPTY_FORM), thresholdProblem: null, calls: 1 }
  expect(blockReason(ready)).toBeNull()
  expect(blockReason({ ...ready, calls: 0 })).toBe('You have not changed anything yet.')
  expect(blockReason({ ...ready, setup: { source: 'service' } })).toMatch(/could not be read/)
  expect(blockReason({ ...ready, thresholdProblem: 'Too many.' })).toBe('Too many.')
  expect(blockReason({ ...ready, rows: rowsOf(addOwner(EMPTY_FORM)) })).toBe('Owner 4 has no address yet.')
})

test('behavior: a new owner keeps its name while its address is typed', () => {
  const form = addOwner(EMPTY_FORM, '0x1')
  const edited = editNewOwner(editNewOwner(form, lastOf(form), { name: 'Dave' }), lastOf(form), { text: dave })
  expect(edited.added).toMatchObject([{ name: 'Dave', text: dave }])
})

test('behavior: the QR code of a wallet is read as an address, one for another chain is refused', () => {
  const chain = { chainId: '1', shortName: 'eth', chainName: 'Ethereum' }
  for (const code of [dave, `eth:${dave}`, `ethereum:${dave}`, `ethereum:${dave}@1`, `ethereum:pay-${dave}?value=1`])
    expect(scannedAddress(code, chain)).toEqual({ ok: true, text: dave })
  expect(scannedAddress(`ethereum:${dave}@137`, chain)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('137'),
  })
  expect(scannedAddress('hello', chain)).toMatchObject({ ok: false })
})
