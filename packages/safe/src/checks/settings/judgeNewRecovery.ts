import { findZodiacContract, type ZodiacContractName } from '@countersign/chains'
import { type Address, isSameAddress, type Verdict } from '@countersign/primitives'
import { noticeWords } from '../../recovery/noticeWords.ts'
import type { NewRecovery } from '../../recovery/readNewRecoveries.ts'
import type { CodeBook } from '../calls/CodeBook.ts'

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
      reason: `The recovery module that it creates is controlled by ${[...new Set(strangers)].join(' and ')}, not by this account alone. That address can remove the notice. Do not sign.`,
    }
  if (created.cooldown === 0n)
    return {
      verdict: 'danger',
      reason:
        'The recovery module that it creates has no notice: a recoverer can take control of the account at once. Do not sign.',
    }
  const who =
    created.recoverers.length === 0
      ? 'It has no recoverer yet.'
      : `${created.recoverers.join(' or ')} may replace the owners, or make any other call as the account, after a notice of ${noticeWords(created.cooldown)} in which the owners can cancel.`
  const short =
    created.cooldown < DAY ? ' That is shorter than a day: owners who sleep or travel cannot cancel in time.' : ''
  return {
    verdict: 'caution',
    reason: `The module is a new Zodiac Delay that this transaction creates, checked by address and code hash. This account alone controls it. ${who}${short}`,
  }
}

function codeProblem(
  address: Address,
  name: ZodiacContractName,
  book: CodeBook,
): { readonly verdict: Verdict; readonly reason: string } | null {
  const found = book.codeHash(address)
  if (found?.ok === true && findZodiacContract(address, found.value)?.name === name) return null
  const what = name === 'Delay' ? 'The code of the new module' : 'The factory of the new module'
  if (found === undefined || !found.ok)
    return {
      verdict: 'danger',
      reason: `${what} at ${address} could not be read: ${found?.reason ?? 'its code was not requested'}. Do not sign until it has been read.`,
    }
  return {
    verdict: 'danger',
    reason: `${what} at ${address} is not published Zodiac code, so this page does not know what it does. Do not sign.`,
  }
}
