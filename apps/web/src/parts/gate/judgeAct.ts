import { type Address, isSameAddress } from '@countersign/primitives'
import { ruleOf, type Act, type Role } from './acts.ts'
import type { Answer, Standing } from './Standing.ts'

/** A role with its article, for sentences about wallets. */
const roleWords: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  'parent-owner': 'an owner of an account that owns this one',
  proposer: 'a proposer',
  author: 'the wallet that proposed it',
  adder: 'the owner who added the proposer',
  'this-proposer': 'the proposer',
  beneficiary: 'the beneficiary of the limit',
  recoverer: 'a recoverer',
}

/** @example joinRoles(['owner', 'proposer']) // 'an owner or a proposer' */
function joinRoles(roles: readonly Role[]): string {
  const words = roles.map((role) => roleWords[role])
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

type SubjectRole = Exclude<Role, 'owner' | 'parent-owner' | 'proposer'>

/** The addresses with the roles of one item: a limit, a transaction, a proposer. A missing role belongs to no address. */
export type ActSubject = { readonly [role in SubjectRole]?: readonly Address[] }

/** `connect` needs a wallet first, `wait` an answer. Every result except `yes` has a reason in words. */
export type ActVerdict =
  | { readonly may: 'yes'; readonly reason: null }
  | { readonly may: 'connect' | 'wait' | 'no'; readonly reason: string }

const YES: ActVerdict = { may: 'yes', reason: null }

/** Whether the wallet may act. An unknown role does not allow the act. */
export function judgeAct(act: Act, standing: Standing, subject: ActSubject = {}): ActVerdict {
  const { who, only = '' } = ruleOf(act)
  if (who === 'everyone') return YES
  if (standing.wallet === null)
    return {
      may: 'connect',
      reason: `Connect ${who === 'any-wallet' ? 'a wallet' : `the wallet of ${walletOf(who)}`}.`,
    }
  if (who === 'any-wallet') return standing.isAccount ? { may: 'no', reason: `${only} Connect another wallet.` } : YES
  const answers = who.map((role) => answerOf(role, standing, subject))
  if (answers.includes('yes')) return YES
  if (answers.includes('reading')) return { may: 'wait', reason: 'The page is reading what this wallet may do here.' }
  if (answers.includes('unread')) return { may: 'no', reason: `${only} ${unreadWords(standing)}` }
  return { may: 'no', reason: `${only} ${walletWords(standing)}` }
}

function answerOf(role: Role, standing: Standing, subject: ActSubject): Answer {
  switch (role) {
    case 'owner':
      return standing.owner
    case 'parent-owner':
      return standing.parentOwner
    case 'proposer':
      return standing.proposer
    default: {
      const { wallet } = standing
      return wallet !== null && (subject[role] ?? []).some((one) => isSameAddress(one, wallet)) ? 'yes' : 'no'
    }
  }
}

/** An owner of the account connects an own wallet, so ownership through accounts is not mentioned. */
const walletOf = (roles: readonly Role[]): string =>
  joinRoles(roles.length > 1 ? roles.filter((role) => role !== 'parent-owner') : roles)

function walletWords({ owner, parentOwner, proposer, isAccount }: Standing): string {
  if (isAccount) return 'The connected wallet is this account itself.'
  if (owner === 'yes') return 'The connected wallet is an owner of this account, but this act needs another role.'
  if (proposer === 'yes') return 'The connected wallet is a proposer: it may propose, but not sign.'
  if (parentOwner === 'yes') return 'The connected wallet is an owner only through another account.'
  if (proposer === 'no') return 'The connected wallet is neither an owner nor a proposer.'
  return 'The connected wallet is not an owner of this account.'
}

const unreadWords = ({ owner }: Standing): string =>
  owner === 'unread'
    ? 'The nodes of the network did not return the owners.'
    : 'The page could not read whether the connected wallet is one of them.'
