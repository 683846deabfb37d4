import { type Address, isSameAddress, listText } from '@countersign/primitives'
import { onlyOf, ruleOf, type Act, type Role } from './acts.ts'
import { gateMessages as messages } from './gateMessages.ts'
import type { Answer, Standing } from './Standing.ts'

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
  const { who } = ruleOf(act)
  const only = onlyOf(act)
  if (who === 'everyone') return YES
  if (standing.wallet === null)
    return {
      may: 'connect',
      reason: who === 'any-wallet' ? messages.anyWallet : messages.walletOf(walletOf(who)),
    }
  if (who === 'any-wallet') return standing.isAccount ? { may: 'no', reason: `${only} ${messages.another}` } : YES
  const answers = who.map((role) => answerOf(role, standing, subject))
  if (answers.includes('yes')) return YES
  if (answers.includes('reading')) return { may: 'wait', reason: messages.reading }
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
  listText(
    (roles.length > 1 ? roles.filter((role) => role !== 'parent-owner') : roles).map((role) => messages[role]),
    'or',
  )

function walletWords({ owner, parentOwner, proposer, isAccount }: Standing): string {
  if (isAccount) return messages.isAccount
  if (owner === 'yes') return messages.otherRole
  if (proposer === 'yes') return messages.mayPropose
  if (parentOwner === 'yes') return messages.throughAccount
  if (proposer === 'no') return messages.neither
  return messages.noOwner
}

const unreadWords = ({ owner }: Standing): string => (owner === 'unread' ? messages.ownersUnread : messages.roleUnread)
