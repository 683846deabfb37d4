import { actMessages as messages } from './actMessages.ts'

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
}

/** Who may do what in an account: the one table that every button follows. `docs/who-may-do-what.md` is generated from it. */
export const acts = {
  look: {
    act: 'Look at everything', // no message: for the documents
    who: 'everyone',
    goes: null,
  },
  draft: {
    act: 'Draft a payment, a contract call, a batch, a message; repeat or replace a transaction', // no message: for the documents
    who: 'everyone',
    goes: 'browser',
  },
  'change-setup': {
    act: 'Draft a change of owners, threshold, modules, guards, limits, recovery or contract', // no message: for the documents
    who: 'everyone',
    goes: 'browser',
  },
  try: {
    act: 'Simulate a transaction, on the node or in an EVM inside the page', // no message: for the documents
    who: 'everyone',
    goes: null,
  },
  share: {
    act: 'Share or import a transaction or message as a link, file or code', // no message: for the documents
    who: 'everyone',
    goes: 'browser',
  },
  'answer-app': {
    act: 'Connect an app and review its requests', // no message: for the documents
    who: 'everyone',
    goes: 'browser',
  },
  propose: {
    act: 'Send a new transaction to the service, with its note', // no message: for the documents
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'service',
  },
  sign: {
    act: 'Sign a transaction', // no message: for the documents
    who: ['owner'],
    goes: 'service',
  },
  'approve-through': {
    act: 'Approve a transaction through an account that owns this one', // no message: for the documents
    who: ['parent-owner'],
    goes: 'chain',
  },
  reject: {
    act: 'Draft the rejection of a waiting transaction', // no message: for the documents
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'browser',
  },
  'delete-proposal': {
    act: 'Delete a waiting transaction from the service', // no message: for the documents
    who: ['author'],
    goes: 'service',
  },
  execute: {
    act: 'Execute a fully signed transaction, or several at once', // no message: for the documents
    who: 'any-wallet',
    goes: 'chain',
  },
  'sign-message': {
    act: 'Sign a message, new or waiting', // no message: for the documents
    who: ['owner'],
    goes: 'service',
  },
  'add-proposer': {
    act: 'Add a proposer', // no message: for the documents
    who: ['owner'],
    goes: 'service',
  },
  'change-proposer': {
    act: 'Change the label or the end date of a proposer', // no message: for the documents
    who: ['adder'],
    goes: 'service',
  },
  'remove-proposer': {
    act: 'Remove a proposer', // no message: for the documents
    who: ['adder', 'this-proposer'],
    goes: 'service',
  },
  'spend-limit': {
    act: 'Pay within a spending limit', // no message: for the documents
    who: ['beneficiary'],
    goes: 'chain',
  },
  'start-recovery': {
    act: 'Start a recovery', // no message: for the documents
    who: ['recoverer'],
    goes: 'chain',
  },
  'cancel-recovery': {
    act: 'Draft the cancellation of a running recovery', // no message: for the documents
    who: ['owner', 'parent-owner', 'proposer'],
    goes: 'browser',
  },
  'execute-recovery': {
    act: 'Execute a recovery after its delay', // no message: for the documents
    who: 'any-wallet',
    goes: 'chain',
  },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof acts

/** The rule of an act, with the general type. */
export const ruleOf = (act: Act): Rule => acts[act]

/** Why a wallet without the role may not act; empty where every wallet may. */
export const onlyOf = (act: Act): string => (isRestricted(act) ? messages[act] : '')

const isRestricted = (act: Act): act is keyof typeof messages => Object.hasOwn(messages, act)
