import { findZodiacContract, type ZodiacContractName } from '@countersign/chains'
import { type Address, isSameAddress, type Verdict, listText } from '@countersign/primitives'
import { noticeWords } from '../../recovery/noticeWords.ts'
import type { NewRecovery } from '../../recovery/readNewRecoveries.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { recoveryCheckMessages as messages } from './recoveryCheckMessages.ts'

const DAY = 86_400n

/**
 * Judges a recovery that the same transaction creates: factory and master copy by address and code hash, who controls
 * the module, and what the recoverers may do.
 *
 * @param created from the bytes of the transaction
 * @param account the account that it can recover
 */
export function judgeNewRecovery(
  created: NewRecovery,
  account: Address,
  book: CodeBook,
): { readonly verdict: Verdict; readonly reason: string } {
  const problem =
    codeProblem(created.factory, 'ModuleProxyFactory', book) ?? codeProblem(created.masterCopy, 'Delay', book)
  if (problem !== null) return problem
  const strangers = [created.owner, created.avatar, created.target].filter((one) => !isSameAddress(one, account))
  if (strangers.length > 0)
    return {
      verdict: 'danger',
      reason: messages.strangers(listText([...new Set(strangers)])),
    }
  if (created.cooldown === 0n)
    return {
      verdict: 'danger',
      reason: messages.withoutNotice,
    }
  const who =
    created.recoverers.length === 0
      ? messages.noRecoverer
      : messages.mayReplace({
          recoverers: listText(created.recoverers, 'or'),
          notice: noticeWords(created.cooldown),
        })
  const isShort = created.cooldown < DAY
  return {
    verdict: 'caution',
    reason: (isShort ? messages.newShortDelay : messages.newDelay)(who),
  }
}

function codeProblem(
  address: Address,
  name: ZodiacContractName,
  book: CodeBook,
): { readonly verdict: Verdict; readonly reason: string } | null {
  const found = book.codeHash(address)
  if (found?.ok === true && findZodiacContract(address, found.value)?.name === name) return null
  const what = name === 'Delay' ? messages.moduleCode : messages.moduleFactory
  if (found === undefined || !found.ok)
    return {
      verdict: 'danger',
      reason: messages.codeUnread({ what, address, reason: found?.reason ?? messages.notRequested }),
    }
  return {
    verdict: 'danger',
    reason: messages.notZodiac({ what, address }),
  }
}
