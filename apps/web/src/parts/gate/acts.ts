/** The roles of a wallet. The first three apply to the account, the others to one item of it. */
export type Role =
  | 'owner'
  /** It owns an account that owns this one, at any depth. */
  | 'parent-owner'
  | 'proposer'
  /** The proposer of this transaction. */
  | 'author'
  /** The owner who added this proposer. */
  | 'adder'
  /** The proposer in question. */
  | 'this-proposer'
  /** The beneficiary of this limit. */
  | 'beneficiary'
  /** The address that may start a recovery. */
  | 'recoverer'

/** Where an act stores or sends something. */
type Goes = 'browser' | 'service' | 'chain'

type Rule = {
  /** The act, for the table in the documents. */
  readonly act: string
  /** `everyone` needs no wallet; `any-wallet` is every connected wallet except the account itself. */
  readonly who: 'everyone' | 'any-wallet' | readonly Role[]
  readonly goes: Goes | null
  /** The sentence for all other wallets. Missing when every wallet may act. */
  readonly only?: string
}

/** Who may do what in an account: the one table that every button follows. `docs/who-may-do-what.md` is generated from it. */
export const acts = {
  look: { act: 'Look at everything', who: 'everyone', goes: null },
  draft: {
    act: 'Draft a payment, a contract call, a batch, a message; repeat or replace a transaction',
    who: 'everyone',
    goes: 'browser',
  },
  'change-setup': {
    act: 'Draft a change of owners, threshold, modules, guards, limits, recovery or contract',
    who: 'everyone',
    goes: 'browser',
  },
  try: { act: 'Simulate a transaction on the local test chain of the page', who: 'everyone', goes: null },
  share: { act: 'Share or import a transaction or message as a link, file or code', who: 'everyone', goes: 'browser' },
  'answer-app': {
    act: 'Connect an app and review its requests',
    who: 'everyone',
    goes: 'browser',
  },
  propose: {
    act: 'Send a new transaction to the service, with its note',
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'service',
    only: 'Only owners and proposers of this account can send a transaction to the service.',
  },
  sign: {
    act: 'Sign a transaction',
    who: ['owner'],
    goes: 'service',
    only: 'Only owners of this account can sign its transactions.',
  },
  'approve-through': {
    act: 'Approve a transaction through an account that owns this one',
    who: ['parent-owner'],
    goes: 'chain',
    only: 'Only owners of an account that owns this one can approve through it.',
  },
  reject: {
    act: 'Draft the rejection of a waiting transaction',
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'browser',
    only: 'Only owners and proposers of this account can reject its transactions.',
  },
  'delete-proposal': {
    act: 'Delete a waiting transaction from the service',
    who: ['author'],
    goes: 'service',
    only: 'Only the wallet that proposed a transaction can delete it.',
  },
  execute: {
    act: 'Execute a fully signed transaction, or several at once',
    who: 'any-wallet',
    goes: 'chain',
    only: 'An account cannot execute its own transaction.',
  },
  'sign-message': {
    act: 'Sign a message, new or waiting',
    who: ['owner'],
    goes: 'service',
    only: 'Only owners of this account can sign its messages.',
  },
  'add-proposer': {
    act: 'Add a proposer',
    who: ['owner'],
    goes: 'service',
    only: 'Only owners of this account can add proposers.',
  },
  'change-proposer': {
    act: 'Change the label or the end date of a proposer',
    who: ['adder'],
    goes: 'service',
    only: 'Only the owner who added a proposer can change it.',
  },
  'remove-proposer': {
    act: 'Remove a proposer',
    who: ['adder', 'this-proposer'],
    goes: 'service',
    only: 'Only the owner who added a proposer, or the proposer, can remove it.',
  },
  'spend-limit': {
    act: 'Pay within a spending limit',
    who: ['beneficiary'],
    goes: 'chain',
    only: 'Only the beneficiary of a limit can pay within it.',
  },
  'start-recovery': {
    act: 'Start a recovery',
    who: ['recoverer'],
    goes: 'chain',
    only: 'Only recoverers of this account can start a recovery.',
  },
  'cancel-recovery': {
    act: 'Draft the cancellation of a running recovery',
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'browser',
    only: 'Only owners and proposers of this account can stop a recovery.',
  },
  'execute-recovery': {
    act: 'Execute a recovery after its delay',
    who: 'any-wallet',
    goes: 'chain',
    only: 'An account cannot execute its own recovery.',
  },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof acts

/** The rule of an act, with the general type. */
export const ruleOf = (act: Act): Rule => acts[act]
