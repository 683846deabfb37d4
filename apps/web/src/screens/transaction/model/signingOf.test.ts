import type { Address } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import { chainState, propose, signers, type Proposal } from '../../../testing/proposalFixture.ts'
import type { SignatureFinding, TransactionCheck } from '@countersign/describe/transaction'
import { signedWords } from './signedWords.ts'
import { signerEntries } from './signerEntries.ts'
import { signingOf, type SigningInput } from './signingOf.ts'

const [alice, bob] = signers.map(({ address }) => address) as [Address, Address]
const stranger: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
type Outcome = SignatureFinding['outcome']

function executionOf({ details }: Proposal, by: readonly Address[]) {
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') throw new Error('The fixture proposes multisig transactions.')
  const confirmations = by.map((value, index) => ({
    signer: { value, name: null, logoUri: null },
    signature: '0x' as const,
    submittedAt: index,
  }))
  return { ...execution, confirmations }
}

const checkOf = (outcomes: Readonly<Record<Address, Outcome>>): TransactionCheck => ({
  safeTxHash: '0x',
  domainHash: '0x',
  messageHash: '0x',
  isHashEqual: true,
  signatures: new Map(
    Object.entries(outcomes).map(([signer, outcome]) => [signer.toLowerCase(), { kind: 'eoa', outcome, reason: null }]),
  ),
})

async function signing(by: readonly Address[], changes: Partial<SigningInput> = {}) {
  const execution = executionOf(await propose({ to: stranger, nonce: 5n }), by)
  const input: SigningInput = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    execution,
    check: undefined,
    state: chainState,
    ...changes,
  }
  const counted = signingOf(input)
  const entries = signerEntries({ execution, signing: counted, wallet: null, check: input.check, nameOf: () => null })
  return { counted, words: signedWords(counted), states: entries.map(({ address, state }) => [address, state]) }
}

describe('how many signatures count', () => {
  test('error: an excluded signature and one of an address that is no owner do not count, and the owner stays missing', async () => {
    const wrong = await signing([alice, bob], { check: checkOf({ [alice]: 'matches', [bob]: 'wrong' }) })
    expect(wrong.words).toBe('1 of 2 signed')
    expect(wrong.counted.source).toBe('chain')
    const foreign = await signing([alice, stranger], {
      check: checkOf({ [alice]: 'matches', [stranger]: 'not-owner' }),
    })
    expect(foreign.words).toBe('1 of 2 signed')
    expect(foreign.states).toContainEqual([stranger, 'excluded'])
    expect(foreign.states).toContainEqual([bob, 'missing'])
  })

  test('error: a valid signature of an address that is no owner does not count either', async () => {
    const { words } = await signing([stranger], { check: checkOf({ [stranger]: 'matches' }) })
    expect(words).toBe('0 of 2 signed')
  })

  test('error: the same owner twice counts once', async () => {
    const { words, states } = await signing([alice, alice], { check: checkOf({ [alice]: 'matches' }) })
    expect(words).toBe('1 of 2 signed')
    expect(states.slice(0, 2)).toEqual([
      [alice, 'signed'],
      [alice, 'excluded'],
    ])
  })

  test('error: signatures that could not be checked are mentioned and not counted', async () => {
    const { words } = await signing([alice, bob], { check: checkOf({ [alice]: 'matches', [bob]: 'unchecked' }) })
    expect(words).toBe('1 of 2 signed, 1 not checked')
  })

  test('behavior: valid signatures count, with owners and threshold of the chain', async () => {
    const both = checkOf({ [alice]: 'matches', [bob]: 'matches' })
    const { words, states } = await signing([alice, bob], { check: both })
    expect(words).toBe('2 of 2 signed')
    expect(states.at(-1)?.[1]).toBe('not-needed')
    expect((await signing([alice, bob], { check: both, state: { ...chainState, threshold: 3 } })).words).toBe(
      '2 of 3 signed',
    )
  })

  test('behavior: before the check, signatures that the service lists for owners count, attributed to the service', async () => {
    const { words, counted } = await signing([alice, stranger])
    expect([words, counted.source]).toEqual(['1 of 2 signed', 'service'])
  })

  test('behavior: for finished transactions the list of the service counts, without signatures found wrong', async () => {
    const check = checkOf({ [alice]: 'matches', [bob]: 'matches', [stranger]: 'wrong' })
    const { words, counted } = await signing([alice, bob, stranger], { txStatus: 'SUCCESS', check })
    expect([words, counted.signed, counted.source]).toEqual(['2 of 2 signed', 2, 'service'])
  })
})
