import type { Check } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import { createSigningMachine, runSigning, type SigningState } from './runSigning.ts'
import type { KeptSignature, SigningRun, TransactionPorts } from './SigningPorts.ts'

export type FakeReview = { readonly hash: Hex; readonly checks: readonly Check[]; readonly isStored: boolean }

export const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const hash: Hex = `0x${'ab'.repeat(32)}`
export const otherHash: Hex = `0x${'cd'.repeat(32)}`
export const signature: Hex = `0x${'11'.repeat(65)}`
export const review: FakeReview = { hash, checks: [], isStored: false }
export const danger: Check = {
  id: 'delegatecall',
  verdict: 'danger',
  title: 'Delegatecall to unknown code',
  reason: 'It could do anything.',
}

type Run = SigningRun<FakeReview, TransactionPorts<FakeReview>>

/** Fake ports: each outside effect adds a line to `log`, and a test can replace each by one that fails. */
export function fakeSigning(replaced: Partial<TransactionPorts<FakeReview>> = {}, shown: FakeReview | null = review) {
  const log: string[] = []
  const kept: KeptSignature[] = []
  const stops: string[] = []
  const states: SigningState['at'][] = []
  const note = async (line: string): Promise<void> => void log.push(line)
  const ports: TransactionPorts<FakeReview> = {
    subject: {
      what: 'transaction',
      hashOf: (one) => one.hash,
      checksOf: ({ checks }) => checks,
      isStored: ({ isStored }) => isStored,
      sign: async (_review, as) => {
        log.push(`sign as ${as}`)
        return { kind: 'eoa', owner, data: signature }
      },
      send: (_review, { signature: sent }) => note(sent === null ? 'send fields' : 'send signature'),
    },
    refresh: async () => {
      log.push('read')
      return shown
    },
    overridesOf: () => [],
    isStopped: () => stops.length > 0,
    stop: (_hash, reason) => void stops.push(reason),
    inOneTab: async (_hash, work) => {
      await work()
      return true
    },
    findOwn: async () => null,
    keep: (entry) => {
      log.push('keep')
      kept.push(entry)
      return true
    },
    drop: (entry) => {
      log.push('drop')
      kept.splice(
        kept.findIndex((one) => one.hash === entry.hash),
        1,
      )
    },
    onProposed: () => note('tell the app'),
    onDelivered: () => note('read lists again'),
    onSigned: () => void log.push('toast'),
    onAlreadySigned: () => void log.push('signed before'),
    onStored: () => void log.push('leave the draft'),
    wallet: () => owner,
    approve: () => note('approve'),
    execute: (_review, own) => note(own === null ? 'execute' : 'execute with own signature'),
    openOnChainApproval: () => note('open approval'),
    openRejection: () => note('open rejection'),
    remove: () => note('remove'),
    ...replaced,
  }
  const machine = createSigningMachine()
  machine.subscribe(() => states.push(machine.get().at))
  return {
    log,
    kept,
    stops,
    states,
    ports,
    machine,
    run: (act: (run: Run) => Promise<void>) =>
      runSigning(machine, { shown: { review: shown, checks: shown?.checks ?? [] }, ports }, act),
  }
}
