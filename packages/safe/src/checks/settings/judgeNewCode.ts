import type { Address, Verdict } from '@countersign/primitives'
import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { AccountSettings } from '../AccountState.ts'
import { judgeCode, nameOfCode, type CodeBook, type PublishedCode } from '../calls/CodeBook.ts'
import type { AccountChange } from './AccountChange.ts'
import { judgePower } from './judgePower.ts'

type NewCode = { readonly singleton: Address | null; readonly handler?: Address | null }
type Judged = { readonly verdict: Verdict; readonly reason: string }

/** Whether a change replaces the code of an account. */
export const isNewCode = (change: AccountChange['change']): boolean =>
  change.type === 'CHANGE_IMPLEMENTATION' || change.type === 'MIGRATION'

/**
 * Judges new code for an account, and the handler that comes with it. Only a published master copy, identified by
 * address and code hash, is not a danger: the contracts that replace the code compare at most version numbers, which
 * any contract can return.
 *
 * @param before null if it could not be read
 */
export function judgeNewCode({ singleton, handler }: NewCode, before: AccountSettings | null, book: CodeBook): Judged {
  if (singleton === null || handler === null)
    return danger(
      'The new code, or the new handler, is an address with extra bytes. Do not sign. Ask the proposer to build it again.',
    )
  const code = judgeCode(singleton, book)
  if (code.kind === 'unknown' || !isMasterCopy(code.code))
    return danger(
      `From then on ${singleton} decides who may do what, regardless of owners and threshold. It is not published account code. Do not sign.`,
    )
  const name = nameOfCode(code.code)
  if (code.kind === 'differs')
    return danger(
      `The new code ${singleton} should be ${name} with code hash ${code.code.codeHash ?? 'none'}, but hashes to ${code.found}. Do not sign.`,
    )
  if (code.kind !== 'published')
    return danger(
      `The new code ${singleton} is at the address where ${name} is published, but its code could not be compared${code.kind === 'unread' ? `: ${code.reason}` : ''}. Read it again before signing.`,
    )
  const lost = lostByDowngrade(code.code, before, book)
  if (lost !== null) return lost
  const said = `From then on the account runs ${name}, checked by address and code hash.`
  if (handler === undefined) return { verdict: 'caution', reason: said }
  const answers = judgePower('fallback handler', handler, book)
  return answers.verdict === 'danger' ? answers : { verdict: 'caution', reason: `${said} ${answers.reason}` }
}

/** The feature that stops working with older code; null if the code is not older, or the current code is not known. */
function lostByDowngrade(code: PublishedCode, before: AccountSettings | null, book: CodeBook): Judged | null {
  const now = before === null ? undefined : book.find(before.masterCopy).find(isMasterCopy)
  if (before === null || now === undefined || !isVersionBelow(code.version, now.version)) return null
  const older = `${nameOfCode(code)} is older than ${nameOfCode(now)}, which the account runs now`
  if (before.guard !== null && isVersionBelow(code.version, '1.3.0'))
    return danger(`${older}: the guard ${before.guard} would no longer be called. Do not sign.`)
  if (before.moduleGuard !== null && isVersionBelow(code.version, '1.5.0'))
    return danger(`${older}: the guard for modules ${before.moduleGuard} would no longer be called. Do not sign.`)
  return { verdict: 'caution', reason: `${older}. Ask the proposer why the account should go back to it.` }
}

const isMasterCopy = ({ name }: PublishedCode): boolean => name === 'Safe' || name === 'SafeL2'

const danger = (reason: string): Judged => ({ verdict: 'danger', reason })
