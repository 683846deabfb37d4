import type { Address } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import { acts, onlyOf, ruleOf, type Act } from './acts.ts'
import { judgeAct, type ActSubject } from './judgeAct.ts'
import type { Standing } from './Standing.ts'

const wallet: Address = '0x00000000000000000000000000000000000000A1'
const other: Address = '0x00000000000000000000000000000000000000B2'
const stranger: Standing = {
  wallet,
  isAccount: false,
  owner: 'no',
  parentOwner: 'no',
  parents: [],
  proposer: 'no',
}
const people: Readonly<Record<string, readonly [Standing, ActSubject?]>> = {
  owner: [{ ...stranger, owner: 'yes' }],
  'owner through an account': [{ ...stranger, parentOwner: 'yes', parents: [other] }],
  proposer: [{ ...stranger, proposer: 'yes' }],
  author: [stranger, { author: [wallet] }],
  beneficiary: [stranger, { beneficiary: [other, wallet] }],
  recoverer: [stranger, { recoverer: [wallet] }],
  'the owner who added': [{ ...stranger, owner: 'yes' }, { adder: [wallet] }],
  'the proposer itself': [{ ...stranger, proposer: 'yes' }, { 'this-proposer': [wallet] }],
  stranger: [stranger, { author: [other], beneficiary: [other], recoverer: [other], adder: [other] }],
}
const open: readonly Act[] = ['look', 'draft', 'change-setup', 'try', 'share', 'answer-app']
const anyWallet: readonly Act[] = ['execute', 'execute-recovery']
const ofOwners: readonly Act[] = ['propose', 'sign', 'reject', 'sign-message', 'add-proposer', 'cancel-recovery']
/** Written by hand, so that a change of the table must be intended. */
const expected: Readonly<Record<string, readonly Act[]>> = {
  owner: ofOwners,
  'owner through an account': ['propose', 'approve-through', 'reject', 'cancel-recovery'],
  proposer: ['propose', 'reject', 'cancel-recovery'],
  author: ['delete-proposal'],
  beneficiary: ['spend-limit'],
  recoverer: ['start-recovery'],
  'the owner who added': [...ofOwners, 'change-proposer', 'remove-proposer'],
  'the proposer itself': ['propose', 'reject', 'remove-proposer', 'cancel-recovery'],
  stranger: [],
}
const all = Object.keys(acts) as Act[]

describe('who may do what', () => {
  test.each(Object.entries(people))('behavior: %s', (name, [standing, subject]) => {
    expect(all.filter((act) => judgeAct(act, standing, subject).may === 'yes').toSorted()).toEqual(
      [...open, ...anyWallet, ...(expected[name] ?? [])].toSorted(),
    )
  })
  test('behavior: without a wallet every user can draft, simulate and share; all other acts ask to connect a wallet', () => {
    for (const act of all) {
      const { may, reason } = judgeAct(act, { ...stranger, wallet: null })
      expect([act, may]).toEqual([act, open.includes(act) ? 'yes' : 'connect'])
      if (may === 'connect') expect(reason).toMatch(/^Connect (a wallet|the wallet of .+)\.$/)
    }
    expect(judgeAct('propose', { ...stranger, wallet: null }).reason).toBe(
      'Connect the wallet of an owner or a proposer.',
    )
  })
  test('security: while a role is loading, or could not be read, it allows nothing', () => {
    for (const answer of ['reading', 'unread'] as const) {
      const standing = { ...stranger, owner: answer, parentOwner: answer, proposer: answer }
      for (const act of all) {
        const { may, reason } = judgeAct(act, standing)
        if (open.includes(act) || anyWallet.includes(act)) expect([act, may]).toEqual([act, 'yes'])
        else {
          expect([act, may]).not.toEqual([act, 'yes'])
          expect(reason).not.toBe('')
        }
      }
    }
    expect(judgeAct('sign', { ...stranger, owner: 'reading' }).may).toBe('wait')
    expect(judgeAct('sign', { ...stranger, owner: 'unread' }).reason).toBe(
      'Only owners of this account can sign its transactions. The nodes of the network did not return the owners.',
    )
    expect(judgeAct('propose', { ...stranger, proposer: 'unread' }).reason).toMatch(
      /could not read whether the connected wallet is one of them\.$/,
    )
  })
  test('security: a proposer never signs, whatever other roles are unknown', () => {
    const { may, reason } = judgeAct('sign', { ...stranger, proposer: 'yes' })
    expect([may, reason]).toEqual([
      'no',
      'Only owners of this account can sign its transactions. The connected wallet is a proposer: it may propose, but not sign.',
    ])
  })
  test('security: an account does not execute its own transactions', () => {
    const account = { ...stranger, isAccount: true }
    for (const act of anyWallet) {
      const { may, reason } = judgeAct(act, account)
      expect([may, reason]).toEqual(['no', expect.stringMatching(/^An account cannot .+ Connect another wallet\.$/)])
    }
  })
  test('behavior: every act that is not open to all has its sentence', () => {
    for (const act of all) {
      const { who } = ruleOf(act)
      expect([act, onlyOf(act) !== '']).toEqual([act, who !== 'everyone'])
    }
  })
})
