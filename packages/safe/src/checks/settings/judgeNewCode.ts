import type { Address, Verdict } from '@countersign/primitives'
import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { AccountSettings } from '../AccountState.ts'
import { judgeCode, nameOfCode, type CodeBook, type PublishedCode } from '../calls/CodeBook.ts'
import type { AccountChange } from './AccountChange.ts'
import { judgePower } from './judgePower.ts'
import { settingsCheckMessages as messages } from './settingsCheckMessages.ts'

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
  if (singleton === null || handler === null) return danger(messages.dirtyCode)
  const code = judgeCode(singleton, book)
  if (code.kind === 'unknown' || !isMasterCopy(code.code)) return danger(messages.unknownCode(singleton))
  const name = nameOfCode(code.code)
  if (code.kind === 'differs')
    return danger(
      messages.otherCode({
        address: singleton,
        name,
        published: code.code.codeHash ?? messages.none,
        found: code.found,
      }),
    )
  if (code.kind !== 'published')
    return danger(
      code.kind === 'unread'
        ? messages.notComparedBecause({ address: singleton, name, reason: code.reason })
        : messages.notCompared({ address: singleton, name }),
    )
  const lost = lostByDowngrade(code.code, before, book)
  if (lost !== null) return lost
  const said = messages.runsThen(name)
  if (handler === undefined) return { verdict: 'caution', reason: said }
  const answers = judgePower('fallbackHandler', handler, book)
  return answers.verdict === 'danger' ? answers : { verdict: 'caution', reason: `${said} ${answers.reason}` }
}

/** The feature that stops working with older code; null if the code is not older, or the current code is not known. */
function lostByDowngrade(code: PublishedCode, before: AccountSettings | null, book: CodeBook): Judged | null {
  const now = before === null ? undefined : book.find(before.masterCopy).find(isMasterCopy)
  if (before === null || now === undefined || !isVersionBelow(code.version, now.version)) return null
  const names = { older: nameOfCode(code), now: nameOfCode(now) }
  if (before.guard !== null && isVersionBelow(code.version, '1.3.0'))
    return danger(messages.losesGuard({ ...names, guard: before.guard }))
  if (before.moduleGuard !== null && isVersionBelow(code.version, '1.5.0'))
    return danger(messages.losesModuleGuard({ ...names, guard: before.moduleGuard }))
  return { verdict: 'caution', reason: messages.olderCode(names) }
}

const isMasterCopy = ({ name }: PublishedCode): boolean => name === 'Safe' || name === 'SafeL2'

const danger = (reason: string): Judged => ({ verdict: 'danger', reason })
